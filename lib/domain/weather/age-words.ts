const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How old something is, in words that stand before a noun: 방금, 12분 전, 3시간 전, 2일 전. */
export function ageWords(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return '방금';
  if (minutes < HOUR_MINUTES) return `${minutes}분 전`;
  if (minutes < DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)}시간 전`;
  return `${Math.floor(minutes / DAY_MINUTES)}일 전`;
}
