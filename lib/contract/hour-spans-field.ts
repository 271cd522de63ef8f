import { z } from 'zod';
import { formatHourSpans, parseHourSpans } from './hour-spans';
import { problem } from './problem';

/** Length of four spans with a cell each. */
const MAX_CHARS = 60;

/** Requested hours in a query or body. They are normalised, so that equal hours have the same cache key. */
export const hourSpans = z
  .string()
  .max(MAX_CHARS)
  .transform((text, context) => {
    const spans = parseHourSpans(text);
    if (spans) return formatHourSpans(spans);
    context.addIssue({ code: 'custom', message: problem('hoursInvalid') });
    return z.NEVER;
  });

/** Requested day. Default: today, or tomorrow if today's relevant hours are over. */
export const requestedDay = z.enum(['today', 'tomorrow']);
export type RequestedDay = z.infer<typeof requestedDay>;
