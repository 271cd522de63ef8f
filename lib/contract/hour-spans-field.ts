import { z } from 'zod';
import { formatHourSpans, parseHourSpans } from './hour-spans';

/** Four spans with a cell each. */
const MAX_CHARS = 56;

/** One's hours out in an address or a body, as their one text: whoever means the same asks the same. */
export const hourSpans = z
  .string()
  .max(MAX_CHARS)
  .transform((text, context) => {
    const spans = parseHourSpans(text);
    if (spans) return formatHourSpans(spans);
    context.addIssue({ code: 'custom', message: '나가 있는 시간이 올바르지 않아요.' });
    return z.NEVER;
  });

/** Which day is asked about; where it is left out, tomorrow once today's hours have passed. */
export const requestedDay = z.enum(['today', 'tomorrow']);
export type RequestedDay = z.infer<typeof requestedDay>;
