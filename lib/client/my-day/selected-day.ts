'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { addDays, kstDate } from '@/lib/domain/kst';

/** Looked at once, when an address is heard: what it asks for stays what it was. */
const parseDay = (date: string | null): RequestedDay | undefined =>
  date === addDays(kstDate(Date.now()), 1) ? 'tomorrow' : undefined;

/**
 * The day that the person tapped for, or that the address of an evening's push asks for (`?for=2026-11-23`) as long as
 * that is tomorrow, whichever came last; undefined: whichever lies ahead.
 */
export function useSelectedDay(): [RequestedDay | undefined, (day: RequestedDay) => void] {
  const date = useSearchParams().get('for');
  const [heard, setHeard] = useState<string | null>(null);
  const [wanted, setWanted] = useState<RequestedDay>();
  if (date !== heard) {
    setHeard(date);
    setWanted(parseDay(date));
  }
  return [wanted, setWanted];
}
