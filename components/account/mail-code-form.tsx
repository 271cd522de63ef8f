'use client';

import type { ReactNode } from 'react';
import { useMailCode } from '@/lib/client/account/mail-code';
import type { CodePurpose } from '@/lib/contract/mail-code';
import { AddressForm, type Address } from './address-form';
import { CodeForm } from './code-form';

export interface MailCodeActions<T> {
  /** Has a code mailed. Throws `CallFailure`. */
  send: (address: Address) => Promise<unknown>;
  /** Hands in the code. Throws `CallFailure`. */
  verify: (given: Address & { code: string }) => Promise<T>;
  onVerified: (answer: T, given: Address & { code: string }) => void;
}

interface Props<T> extends MailCodeActions<T> {
  flow: CodePurpose;
  /** Whether the account's username is asked for as well. */
  withUsername?: boolean;
  /** Where mails can be read that were not sent; only while developing. */
  mailbox: string | null;
  /** What is shown once the code was confirmed, where the flow stays on this screen. */
  verified?: ReactNode;
}

/** An address, a code mailed to it, three minutes to hand it in, a new one after that. */
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
