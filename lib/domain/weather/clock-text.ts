import { kstDate, kstHour, type KstDate } from '../kst';

/** Formats an hour of the day: 새벽 2시, 오전 9시, 낮 12시, 오후 3시, 밤 10시, 밤 12시. */
export function formatHour(hour: number): string {
  if (hour === 0) return '밤 12시';
  if (hour === 12) return '낮 12시';
  const half = hour > 12 ? hour - 12 : hour;
  if (hour < 6) return `새벽 ${half}시`;
  if (hour < 12) return `오전 ${half}시`;
  return hour < 18 ? `오후 ${half}시` : hour < 21 ? `저녁 ${half}시` : `밤 ${half}시`;
}

/** Formats the hour of an instant, with '내일' if it is not today. Midnight belongs to the day before. */
export function formatWhen(epochMs: number, today: KstDate): string {
  const hour = kstHour(epochMs);
  const isTomorrow = kstDate(epochMs) !== today && hour !== 0;
  return `${isTomorrow ? '내일 ' : ''}${formatHour(hour)}`;
}
