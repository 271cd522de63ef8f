import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, kstHour, kstMinute, startOfHourMs } from '@/lib/domain/kst';

/** When an issue is dated (epoch ms). */
export type BaseTimeMs = number;

/** `base_date`, YYYYMMDD. */
export const formatBaseDate = (base: BaseTimeMs): string => kstDate(base).replaceAll('-', '');
/** `base_time`, HHmm. */
export const formatBaseTime = (base: BaseTimeMs): string =>
  `${kstHour(base)}`.padStart(2, '0') + `${kstMinute(base)}`.padStart(2, '0');

/** The newest base, and the one before it for when it is late. */
type Candidates = [BaseTimeMs, BaseTimeMs];

/** Bases at some hours of every day, each out `delayMin` minutes after its time. */
function getDailyBases(hours: number[], delayMin: number, nowMs: number): Candidates {
  const today = kstDate(nowMs);
  const published = [-1, 0]
    .flatMap((day) => hours.map((hour) => kstEpochMs(today, day * 24 + hour)))
    .filter((base) => base + delayMin * MINUTE_MS <= nowMs);
  return [published.at(-1)!, published.at(-2)!];
}

/** Nowcast: every hour, out at about 40 minutes past. */
export function getNowcastBases(nowMs: number): Candidates {
  const newest = startOfHourMs(nowMs - 40 * MINUTE_MS);
  return [newest, newest - HOUR_MS];
}

/** Ultra-short forecast: dated half past, out at about 45 minutes past. */
export function getUltraShortBases(nowMs: number): Candidates {
  const newest = startOfHourMs(nowMs - 45 * MINUTE_MS) + 30 * MINUTE_MS;
  return [newest, newest - HOUR_MS];
}

/** Village forecast: every three hours from 02, out ten minutes later. */
export const getVillageBases = (nowMs: number): Candidates => getDailyBases([2, 5, 8, 11, 14, 17, 20, 23], 10, nowMs);

/** Today's 02:00 village forecast, which alone has both extremes of today; null before it is out. */
export function getExtremesBase(nowMs: number): BaseTimeMs | null {
  const base = kstEpochMs(kstDate(nowMs), 2);
  return base + 10 * MINUTE_MS <= nowMs ? base : null;
}

/** Mid-term forecast: 06 and 18. */
export const getMidTermBases = (nowMs: number): Candidates => getDailyBases([6, 18], 0, nowMs);

/** UV index: every three hours. */
export const getUvBases = (nowMs: number): Candidates => getDailyBases([0, 3, 6, 9, 12, 15, 18, 21], 0, nowMs);
