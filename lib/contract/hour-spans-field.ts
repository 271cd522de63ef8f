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

/** KST date (`YYYY-MM-DD`) of a requested day. */
export type RequestedDate = `${number}-${number}-${number}`;

/**
 * Requested day: today, tomorrow, or one of the dates that the forecast covers (`FORECAST_DAYS`). The host rejects other
 * dates. Default: today, or tomorrow if today's relevant hours are over.
 */
export const requestedDay = z.union([
  z.enum(['today', 'tomorrow']),
  z.iso.date().transform((date) => date as RequestedDate),
]);
export type RequestedDay = z.infer<typeof requestedDay>;

/** Day of a response. Its date tells which later day it is. */
export const shownDay = z.enum(['today', 'tomorrow', 'later']);
export type ShownDay = z.infer<typeof shownDay>;
