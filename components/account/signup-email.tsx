'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { FormEnd } from '@/components/ui/form';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { apiSend } from '@/lib/client/api/api';
import { useMailCode } from '@/lib/client/account/mail-code';
import { useSignupDraft } from '@/lib/client/account/signup-draft';
import type { sendSignupCode, verifySignupCode } from '@/lib/contract/user';
import { ConsentSheet } from './consent-sheet';
import { MailCodeForm } from './mail-code-form';

/** First step of a signup: a verified e-mail address and the consents. */
export function SignupEmail({ mailbox }: { mailbox: string | null }) {
  const messages = useMessages('mailCode');
  const { next } = useMessages('signup');
  const router = useRouter();
  const { update } = useSignupDraft();
  const { mailed, reset } = useMailCode('signup');
  const openConsents = () => update({ consenting: true });
  return (
    <>
      <MailCodeForm
        flow="signup"
        mailbox={mailbox}
        send={({ email }) => apiSend<typeof sendSignupCode>('POST', '/api/v1/user/email/send-mail', email)}
        verify={({ email, code }) =>
          apiSend<typeof verifySignupCode>('POST', '/api/v1/user/email/verify', { email, code })
        }
        onVerified={openConsents}
        verified={
          <div className="flex flex-1 flex-col">
            <div className="flex items-center gap-2 rounded-control bg-card px-4 py-2">
              <p className="min-w-0 flex-1 text-label">
                <b className="block truncate font-semibold">{mailed?.email}</b>
                <span className="text-accent-text">{messages.verified}</span>
              </p>
              <TextButton onClick={reset}>{messages.change}</TextButton>
            </div>
            <FormEnd>
              <Button onClick={openConsents}>{next}</Button>
            </FormEnd>
          </div>
        }
      />
      <ConsentSheet
        onConfirm={() => {
          update({ consenting: false });
          router.push('/signup?step=1');
        }}
      />
    </>
  );
}
