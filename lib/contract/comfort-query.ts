import { z } from 'zod';
import { comfortOffset, pace, roundOffset } from './comfort';
import { decimal } from './coordinates';

/** Comfort offset as a number or as text in a query, rounded to 0.1 clo. */
const offsetParam = z.union([z.number(), decimal]).pipe(comfortOffset).transform(roundOffset).default(0);

/** Comfort offsets in a query. The weather of a day decides which one applies. */
export const comfortQuery = { 'cold-offset': offsetParam, 'warm-offset': offsetParam, pace: pace.optional() };

const comfortParams = z.object(comfortQuery);
export type ComfortQuery = z.output<typeof comfortParams>;
