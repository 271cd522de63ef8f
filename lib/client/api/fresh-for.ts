import { isFutureDated } from '@/lib/domain/age';

interface DatedQuery {
  state: { dataUpdatedAt: number };
}

/**
 * Returns the `staleTime` of a query whose data is fresh for a period, in ms. Data dated in the future is stale, because
 * a clock was wrong; with a plain number it would stay fresh until that time has passed.
 */
export const freshFor =
  (lengthMs: number | ((updatedAtMs: number) => number)) =>
  ({ state: { dataUpdatedAt } }: DatedQuery): number => {
    if (isFutureDated(dataUpdatedAt, Date.now())) return -Infinity;
    return typeof lengthMs === 'number' ? lengthMs : lengthMs(dataUpdatedAt);
  };
