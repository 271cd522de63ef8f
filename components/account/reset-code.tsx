'use client';

import { useRouter } from 'next/navigation';
import { apiSend } from '@/lib/client/api/api';
import { useRecovery } from '@/lib/client/account/recovery';
import type { sendResetCode, verifyResetCode } from '@/lib/contract/recovery';
import { SCREENS } from '@/lib/routes';
import { MailCodeForm } from './mail-code-form';

/** First step of a password reset: username, e-mail address and a mailed code. */
export function ResetCode({ mailbox }: { mailbox: string | null }) {
  const router = useRouter();
  const { setRecovered } = useRecovery();
  return (
    <MailCodeForm
      flow="reset"
      withUsername
      mailbox={mailbox}
      send={({ username = '', email }) =>
        apiSend<typeof sendResetCode>('POST', '/api/v1/auth/reset-email', { username, email })
      }
      verify={({ username = '', code }) =>
        apiSend<typeof verifyResetCode>('POST', '/api/v1/auth/verify-code/password', { username, code })
      }
      onVerified={(_, { username = '', code }) => {
        setRecovered({ username, code });
        router.replace(SCREENS.newPassword.path);
      }}
    />
  );
}
