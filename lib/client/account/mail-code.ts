'use client';

import { useEffect, useMemo, useState } from 'react';
import { type CodePurpose, MAIL_CODE_LIFE_S, MAIL_PAUSE_S } from '@/lib/contract/mail-code';
import { stored, useStored, type Stored } from '../storage/stored';

/** A code that was mailed; stored for the session, so that a reload goes on where it was. The code itself never is. */
interface MailedCode {
  email: string;
  username?: string;
  sentAtMs: number;
  verified: boolean;
}

const STORES: Record<CodePurpose, Stored<MailedCode>> = {
  signup: stored('session', 'mail-code:signup'),
  'find-id': stored('session', 'mail-code:find-id'),
  reset: stored('session', 'mail-code:reset'),
};

/** Seconds since a moment, counted while the screen is open and somebody waits. */
function useSecondsSince(startMs: number | null): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  // The clock is outside of React: it ticks while there is something to count.
  useEffect(() => {
    if (startMs === null) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [startMs]);
  return startMs === null ? 0 : Math.max(0, (nowMs - startMs) / 1_000);
}

/** Where a flow stands: nothing mailed yet, a code is awaited, it has run out, or it was confirmed. */
export type MailCodePhase = 'initial' | 'sent' | 'expired' | 'verified';

export interface MailCode {
  phase: MailCodePhase;
  secondsLeft: number;
  /** Until the address can be sent another code. */
  secondsToNext: number;
  mailed: MailedCode | null;
  /** A code has been mailed just now. */
  markSent: (to: { email: string; username?: string }) => void;
  markVerified: () => void;
  /** Begins anew, with another address. */
  reset: () => void;
}

/** The state of a flow with a mailed code. */
export function useMailCode(flow: CodePurpose): MailCode {
  const store = STORES[flow];
  const mailed = useStored(store);
  const waiting = mailed !== null && !mailed.verified;
  const seconds = useSecondsSince(waiting ? mailed.sentAtMs : null);
  const secondsLeft = waiting ? Math.max(0, Math.ceil(MAIL_CODE_LIFE_S - seconds)) : 0;
  const secondsToNext = waiting ? Math.max(0, Math.ceil(MAIL_PAUSE_S - seconds)) : 0;
  const actions = useMemo(
    () => ({
      markSent: (to: { email: string; username?: string }) =>
        store.write({ ...to, sentAtMs: Date.now(), verified: false }),
      markVerified: () => {
        const now = store.read();
        if (now) store.write({ ...now, verified: true });
      },
      reset: () => store.write(null),
    }),
    [store],
  );
  const phase = mailed === null ? 'initial' : mailed.verified ? 'verified' : secondsLeft > 0 ? 'sent' : 'expired';
  return { phase, secondsLeft, secondsToNext, mailed, ...actions };
}

/** On the screen that a confirmed code leads to: from here on, the flow begins anew. */
export function useResetMailCode(flow: CodePurpose): void {
  // Not before: the screen of the code would fall back to its beginning while this one is on its way.
  useEffect(() => STORES[flow].write(null), [flow]);
}
