import { z } from 'zod';
import { birthDate } from '@/lib/contract/account-fields';

/** A birth date as it is typed: three lines of digits, 4/2/2 at the most. */
export interface DateInput {
  year: string;
  month: string;
  day: string;
}

const INCOMPLETE = '생년월일을 모두 입력해주세요.';
const INVALID_YEAR = '올바른 연도를 입력해주세요.';
const INVALID_MONTH = '올바른 월을 입력해주세요.';
const INVALID_DAY = '올바른 일을 입력해주세요.';

/** `YYYY-MM-DD`, with zeros in front where they are missing. */
export const joinDate = ({ year, month, day }: DateInput): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** The three lines of a date; empty ones where there is none. */
export function splitDate(date: string | null): DateInput {
  const [year = '', month = '', day = ''] = date?.split('-') ?? [];
  return { year, month, day };
}

/** What is wrong with a typed date, in a sentence; null where nothing is. */
export function getDateError(typed: DateInput): string | null {
  const { year, month, day } = typed;
  if (!year || !month || !day) return INCOMPLETE;
  if (!/^\d{4}$/.test(year)) return INVALID_YEAR;
  if (!(/^\d{1,2}$/.test(month) && Number(month) >= 1 && Number(month) <= 12)) return INVALID_MONTH;
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (!(/^\d{1,2}$/.test(day) && Number(day) >= 1 && Number(day) <= lastDay)) return INVALID_DAY;
  return birthDate.safeParse(joinDate(typed)).success ? null : INVALID_YEAR;
}

/** The three lines as one field of a form, so that there is one sentence for them. */
export const birthDateInput = z
  .object({ year: z.string(), month: z.string(), day: z.string() })
  .superRefine((typed, context) => {
    const message = getDateError(typed);
    if (message) context.addIssue({ code: 'custom', message });
  });
