'use client';

import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { type CodePurpose, MAIL_CODE_TTL_S, MAIL_RESEND_DELAY_S } from '@/lib/contract/mail-code';
import { getAgeMs } from '@/lib/domain/age';
import { stored, useStored, type Stored } from '../storage/stored';

/** A mailed code. Stored in session storage, so that a reload continues the flow; the code itself is never stored. */
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

/** Updated twice a second; 0 if `startMs` is null. Continues if the device's clock is set back. */
function useSecondsSince(startMs: number | null): number {
  const [ageMs, setAgeMs] = useState(0);
  // Synchronises with the clocks, before the paint, so that the time of an earlier start is never shown.
  useLayoutEffect(() => {
    if (startMs === null) return;
    const [firstAgeMs, firstMs] = [getAgeMs(startMs, Date.now()), performance.now()];
    // The monotonic clock of some devices stops while they sleep, so the later of both counts.
    const tick = () => setAgeMs(Math.max(firstAgeMs + performance.now() - firstMs, Date.now() - startMs));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [startMs]);
  return startMs === null ? 0 : ageMs / 1_000;
}

/** State of the flow: nothing mailed yet, waiting for the code, code expired, or address verified. */
export type MailCodePhase = 'initial' | 'sent' | 'expired' | 'verified';

export interface MailCode {
  phase: MailCodePhase;
  secondsLeft: number;
  /** Seconds until another code may be sent. */
  secondsToNext: number;
  mailed: MailedCode | null;
  /** Starts the countdown; call it when a code was mailed. */
  markSent: (to: { email: string; username?: string }) => void;
  markVerified: () => void;
  /** Restarts the flow, for another address. */
  reset: () => void;
}

export function useMailCode(flow: CodePurpose): MailCode {
  const store = STORES[flow];
  const mailed = useStored(store);
  const waiting = mailed !== null && !mailed.verified;
  const seconds = useSecondsSince(waiting ? mailed.sentAtMs : null);
  const secondsLeft = waiting ? Math.max(0, Math.ceil(MAIL_CODE_TTL_S - seconds)) : 0;
  const secondsToNext = waiting ? Math.max(0, Math.ceil(MAIL_RESEND_DELAY_S - seconds)) : 0;
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

/** Resets a flow. For the screen that follows a verified code. */
export function useResetMailCode(flow: CodePurpose): void {
  // Resetting earlier would show the first step again while the next screen is still loading.
  useEffect(() => STORES[flow].write(null), [flow]);
}
