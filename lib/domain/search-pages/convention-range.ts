import { getConventionRange } from '../comfort/convention';

/** Returns the temperatures at which the same garments are usual, as text: 12~16도. */
export function formatConventionRange(temperatureC: number): string {
  const { fromC, untilC } = getConventionRange(temperatureC);
  if (fromC === null) return `${untilC}도 이하`;
  return untilC === null ? `${fromC}도 이상` : `${fromC}~${untilC}도`;
}
