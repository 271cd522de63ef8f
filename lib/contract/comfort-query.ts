import { z } from 'zod';
import { comfortOffset, pace, roundOffset, type ComfortOffsets } from './comfort';
import { decimal } from './coordinates';

/** Comfort offset as a number or as text in a query, rounded to 0.1 clo. */
const offsetParam = z.union([z.number(), decimal]).pipe(comfortOffset).transform(roundOffset).default(0);

/** Comfort offsets in a query. The weather of a day decides which one applies. */
export const comfortQuery = { 'cold-offset': offsetParam, 'warm-offset': offsetParam, pace: pace.optional() };

const comfortParams = z.object(comfortQuery);
export type ComfortQuery = z.output<typeof comfortParams>;

export const toComfortQuery = ({ cold, warm, pace: walked }: ComfortOffsets): ComfortQuery => ({
  'cold-offset': cold,
  'warm-offset': warm,
  ...(walked && { pace: walked }),
});

export const fromComfortQuery = ({
  'cold-offset': cold,
  'warm-offset': warm,
  pace: walked,
}: ComfortQuery): ComfortOffsets => ({ cold, warm, ...(walked && { pace: walked }) });
