import { z } from 'zod';
import { birthDate } from '@/lib/contract/account-fields';
import { problem, type Problem } from '@/lib/contract/problem';

/** Birth date as the user types it, in three fields. */
export interface DateInput {
  year: string;
  month: string;
  day: string;
}

const INCOMPLETE = problem('birthDateIncomplete');
const INVALID_YEAR = problem('yearInvalid');
const INVALID_MONTH = problem('monthInvalid');
const INVALID_DAY = problem('dayInvalid');

export const joinDate = ({ year, month, day }: DateInput): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

export function splitDate(date: string | null): DateInput {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { year, month, day };
}

/** Returns the problem of an invalid date, or null if the date is valid. */
export function getDateError(typed: DateInput): Problem | null {
  const { year, month, day } = typed;
  if (!year || !month || !day) return INCOMPLETE;
  if (!/^\d{4}$/.test(year)) return INVALID_YEAR;
  if (!(/^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12)) return INVALID_MONTH;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (!(/^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay)) return INVALID_DAY;
  return birthDate.safeParse(joinDate(typed)).success ? null : INVALID_YEAR;
}

/** Schema of the three fields together, so that they share one problem. */
export const birthDateInput = z
  .object({ year: z.string(), month: z.string(), day: z.string() })
  .superRefine((typed, context) => {
    const message = getDateError(typed);
    if (message) context.addIssue({ code: 'custom', message });
  });
