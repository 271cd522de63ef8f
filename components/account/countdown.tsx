'use client';

import { useMessages } from '@/lib/client/language/messages';
/** Remaining time as m:ss. Screen readers announce it once, not every second. */
export function Countdown({ seconds }: { seconds: number }) {
  const { timeLeft } = useMessages('mailCode');
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span role="timer" aria-label={timeLeft} className="tabular pr-3 text-label font-semibold text-accent-text">
      {text}
    </span>
  );
}
