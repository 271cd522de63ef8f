'use client';

import { useRouter } from 'next/navigation';
import { apiSend } from '@/lib/client/api/api';
import { loginName } from '@/lib/client/account/login-name';
import { useRecovery } from '@/lib/client/account/recovery';
import type { sendFindIdCode, verifyFindIdCode } from '@/lib/contract/recovery';
import { MailCodeForm } from './mail-code-form';

/** Finds a username by its e-mail address. */
export function FindId({ mailbox }: { mailbox: string | null }) {
  const router = useRouter();
  const { setFound } = useRecovery();
  return (
    <MailCodeForm
      flow="find-id"
      mailbox={mailbox}
      send={({ email }) => apiSend<typeof sendFindIdCode>('POST', '/api/v2/auth/send-code', email)}
      verify={({ code }) => apiSend<typeof verifyFindIdCode>('POST', '/api/v1/auth/verify-code', code)}
      onVerified={(username) => {
        loginName.write(username);
        setFound({ username });
        router.replace('/find-id/success');
      }}
    />
  );
}
