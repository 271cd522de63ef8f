import { z } from 'zod';
import { formatHoursOut, parseHoursOut } from './hours-out';

/** Four spans with a cell each. */
const MOST_CHARS = 56;

/** One's hours out in an address or a body, as their one text: whoever means the same asks the same. */
export const hoursOut = z
  .string()
  .max(MOST_CHARS)
  .transform((text, context) => {
    const spans = parseHoursOut(text);
    if (spans) return formatHoursOut(spans);
    context.addIssue({ code: 'custom', message: '나가 있는 시간이 올바르지 않아요.' });
    return z.NEVER;
  });

/** Which day is asked about; where it is left out, tomorrow once today's hours have passed. */
export const askedDay = z.enum(['today', 'tomorrow']);
export type AskedDay = z.infer<typeof askedDay>;
