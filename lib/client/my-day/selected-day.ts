'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { isKstDate, kstDate } from '@/lib/domain/kst';
import { isForecastDate, toRequestedDay } from '@/lib/domain/weather/forecast-day';

/** Called once for each address, so that the selection does not change at midnight. */
function parseDay(date: string | null): RequestedDay | undefined {
  const nowMs = Date.now();
  const isAhead = date !== null && isKstDate(date) && date > kstDate(nowMs);
  return isAhead && isForecastDate(date, nowMs) ? toRequestedDay(date, nowMs) : undefined;
}

/**
 * Returns the selected day and its setter. The latest of two sources wins: the user's tap, or the link of a
 * push (`?for=2026-11-23`) if that date is ahead. Undefined means the next day according to the schedule.
 */
export function useSelectedDay(): [RequestedDay | undefined, (day: RequestedDay) => void] {
  const date = useSearchParams().get('for');
  const [lastDate, setLastDate] = useState<string | null>(null);
  const [selected, setSelected] = useState<RequestedDay>();
  if (date !== lastDate) {
    setLastDate(date);
    setSelected(parseDay(date));
  }
  return [selected, setSelected];
}
