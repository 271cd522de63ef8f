import type { Messages } from '@/lib/messages/messages';
import { clock as koreanClock } from '@/lib/messages/ko/clock';
import { kstDate, kstHour, type KstDate } from '../kst';

/** Formats the hour of an instant, with its day if that is tomorrow. Midnight belongs to the day before. */
export function formatWhen(epochMs: number, today: KstDate, clock: Messages['clock']): string {
  const hour = clock.formatHour(kstHour(epochMs));
  return kstDate(epochMs) !== today && kstHour(epochMs) !== 0 ? clock.tomorrowAt(hour) : hour;
}

export const { formatHour } = koreanClock;
