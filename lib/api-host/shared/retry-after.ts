/** Parses `Retry-After` (RFC 9110: seconds or a date) into ms from now; 0 if it is missing or invalid. */
export function parseRetryAfterMs(header: string | undefined, nowMs: number): number {
  if (!header) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs);
}
