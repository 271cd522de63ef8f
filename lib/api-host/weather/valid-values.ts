import { isInRange, type ComfortQuantity } from '@/lib/domain/comfort/comfort-error';

type Value = number | null;

/** Returns the value if it lies in the range that the comfort model accepts; else null. */
export const validOrNull = (quantity: ComfortQuantity, value: Value): Value =>
  value !== null && isInRange(quantity, value) ? value : null;

export const nonNegativeOrNull = (value: Value): Value => (value !== null && value >= 0 ? value : null);

/** Returns a percentage; null if it lies outside 0-100, which providers use for missing values. */
export const percentOrNull = (value: Value): Value => (value !== null && value >= 0 && value <= 100 ? value : null);
