'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { PackedDay } from '@/lib/contract/trips';

/**
 * Returns the function that names the hours for which the suitcase has nothing. Days whose weather is not known by hour
 * have halves instead.
 */
export function useFormatUncovered(): (day: PackedDay) => string[] {
  const { uncovered } = useMessages('trips').list;
  const { formatHour, formatHalf } = useMessages('clock');
  return ({ uncovered: spans, basis }) => {
    const format = basis === 'hourly' ? (hour: number) => formatHour(hour % 24) : formatHalf;
    const texts = spans.map(({ kind, fromHour, untilHour }) =>
      uncovered(kind, format(fromHour), format(basis === 'hourly' ? untilHour : untilHour - 1)),
    );
    return [...new Set(texts)];
  };
}
