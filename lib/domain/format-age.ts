import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

/** How long ago something was, in its largest whole unit: '3시간 전'; 방금 within a minute. */
export function formatAge(ageMs: number): string {
  if (ageMs >= DAY_MS) return `${Math.floor(ageMs / DAY_MS)}일 전`;
  if (ageMs >= HOUR_MS) return `${Math.floor(ageMs / HOUR_MS)}시간 전`;
  if (ageMs >= MINUTE_MS) return `${Math.floor(ageMs / MINUTE_MS)}분 전`;
  return '방금';
}
