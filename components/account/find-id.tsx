'use client';

import { useRouter } from 'next/navigation';
import { apiSend } from '@/lib/client/api/api';
import { prefilledUsername } from '@/lib/client/account/prefilled-username';
import { useRecovery } from '@/lib/client/account/recovery';
import type { sendFindIdCode, verifyFindIdCode } from '@/lib/contract/recovery';
import { SCREENS } from '@/lib/routes';
import { MailCodeForm } from './mail-code-form';

export function FindId({ mailbox }: { mailbox: string | null }) {
  const router = useRouter();
  const { setRecovered } = useRecovery();
  return (
    <MailCodeForm
      flow="find-id"
      mailbox={mailbox}
      send={({ email }) => apiSend<typeof sendFindIdCode>('POST', '/api/v2/auth/send-code', email)}
      verify={({ code }) => apiSend<typeof verifyFindIdCode>('POST', '/api/v1/auth/verify-code', code)}
      onVerified={(username) => {
        prefilledUsername.write(username);
        setRecovered({ username });
        router.replace(SCREENS.foundId.path);
      }}
    />
  );
}
