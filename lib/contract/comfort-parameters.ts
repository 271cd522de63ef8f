import type { ComfortOffsets } from './comfort';
import type { ComfortQuery } from './comfort-query';

/** Returns the parameters of a query for comfort offsets. In a file of its own, without zod, for browsers. */
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
