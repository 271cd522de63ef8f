import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { Messages } from '@/lib/messages/messages';

/** Formats an age in its largest whole unit: '3시간 전', or 방금 if it is under a minute. */
export function formatAge(ageMs: number, age: Messages['age']): string {
  if (ageMs >= DAY_MS) return age.days(Math.floor(ageMs / DAY_MS));
  if (ageMs >= HOUR_MS) return age.hours(Math.floor(ageMs / HOUR_MS));
  if (ageMs >= MINUTE_MS) return age.minutes(Math.floor(ageMs / MINUTE_MS));
  return age.now;
}
