'use client';

import type { ReactNode } from 'react';
import { useMailCode } from '@/lib/client/account/mail-code';
import type { CodePurpose } from '@/lib/contract/mail-code';
import { AddressForm, type Address } from './address-form';
import { CodeForm } from './code-form';

export interface MailCodeActions<T> {
  /** Requests a code by mail. Throws `CallFailure`. */
  send: (address: Address) => Promise<unknown>;
  /** Verifies the code. Throws `CallFailure`. */
  verify: (given: Address & { code: string }) => Promise<T>;
  onVerified: (answer: T, given: Address & { code: string }) => void;
}

interface Props<T> extends MailCodeActions<T> {
  flow: CodePurpose;
  /** Whether the form has a field for the username. */
  withUsername?: boolean;
  /** Address of the built-in mailbox, in development only. */
  mailbox: string | null;
  /** Content after the verification, if the flow stays on this screen. */
  verified?: ReactNode;
}

/** Two steps: request a code by mail, then enter it within three minutes. */
export function MailCodeForm<T>({ flow, withUsername = false, mailbox, verified, ...actions }: Props<T>) {
  const { phase, secondsLeft, secondsToNext, mailed, markSent, markVerified, reset } = useMailCode(flow);
  const { send, verify, onVerified } = actions;

  const sendTo = async (address: Address) => {
    await send(address);
    markSent(address);
  };
  if (phase === 'verified' && verified) return verified;
  if (!mailed) return <AddressForm withUsername={withUsername} onSend={sendTo} />;
  return (
    <CodeForm
      address={mailed}
      secondsLeft={secondsLeft}
      secondsToResend={secondsToNext}
      mailbox={mailbox}
      onResend={() => sendTo(mailed)}
      onChangeAddress={reset}
      onCode={async (code) => {
        const answer = await verify({ ...mailed, code });
        if (verified) markVerified();
        onVerified(answer, { ...mailed, code });
      }}
    />
  );
}
