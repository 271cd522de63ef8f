import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

/** Formats an age in its largest whole unit: '3시간 전', or 방금 if it is under a minute. */
export function formatAge(ageMs: number): string {
  if (ageMs >= DAY_MS) return `${Math.floor(ageMs / DAY_MS)}일 전`;
  if (ageMs >= HOUR_MS) return `${Math.floor(ageMs / HOUR_MS)}시간 전`;
  if (ageMs >= MINUTE_MS) return `${Math.floor(ageMs / MINUTE_MS)}분 전`;
  return '방금';
}
