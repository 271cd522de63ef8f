import { isInRange, type ComfortQuantity } from '@/lib/domain/comfort/comfort-error';

type Value = number | null;

/** A value in the range in which it is reckoned with; null outside of it. */
export const validOrNull = (quantity: ComfortQuantity, value: Value): Value =>
  value !== null && isInRange(quantity, value) ? value : null;

export const nonNegativeOrNull = (value: Value): Value => (value !== null && value >= 0 ? value : null);

/** A probability or a share, 0-100; what lies outside stands for 'missing'. */
export const percentOrNull = (value: Value): Value => (value !== null && value >= 0 && value <= 100 ? value : null);
