import type { ComfortOffsets } from './comfort';
import type { ComfortQuery } from './comfort-query';

/** Returns the parameters of a query for comfort offsets. In a file of its own, without zod, for browsers. */
export const toComfortQuery = ({ cold, warm, pace }: ComfortOffsets): ComfortQuery => ({
  'cold-offset': cold,
  'warm-offset': warm,
  ...(pace && { pace }),
});

export const fromComfortQuery = (query: ComfortQuery): ComfortOffsets => ({
  cold: query['cold-offset'],
  warm: query['warm-offset'],
  ...(query.pace && { pace: query.pace }),
});
