'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { ConsentState } from '@/lib/contract/account-fields';
import { kstDate } from '@/lib/domain/kst';

/** Returns when marketing was accepted or declined; an empty text if it never was. */
export function useDecisionText(marketing: ConsentState['marketing'] | null): string {
  const { accepted, declined } = useMessages('consentRenewal');
  const { formatFullDate } = useMessages('calendar');
  if (!marketing?.decidedAt) return '';
  const [year = 0, month = 0, day = 0] = kstDate(Date.parse(marketing.decidedAt)).split('-').map(Number);
  const date = formatFullDate(year, month, day);
  return marketing.agreed ? accepted(date) : declined(date);
}
