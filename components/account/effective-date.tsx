'use client';

import { useMessages } from '@/lib/client/language/messages';

/** Date from which a policy applies. */
export function EffectiveDate({ date }: { date: string }) {
  const { effectiveFrom } = useMessages('documents');
  const { formatFullDate } = useMessages('calendar');
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return (
    <p className="mt-1 text-note text-ink-2">
      <span>{effectiveFrom}</span> <time dateTime={date}>{formatFullDate(year, month, day)}</time>
    </p>
  );
}
