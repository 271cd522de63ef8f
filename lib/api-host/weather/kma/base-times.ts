import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, kstHour, kstMinute, startOfHourMs } from '@/lib/domain/kst';

/** Base time of an issue, epoch ms. */
export type BaseTimeMs = number;

/** Formats the parameter `base_date`, YYYYMMDD. */
export const formatBaseDate = (base: BaseTimeMs): string => kstDate(base).replaceAll('-', '');
/** Formats the parameter `base_time`, HHmm. */
export const formatBaseTime = (base: BaseTimeMs): string =>
  `${kstHour(base)}`.padStart(2, '0') + `${kstMinute(base)}`.padStart(2, '0');

/** The newest base time, and the previous one in case the newest is late. */
type Candidates = [BaseTimeMs, BaseTimeMs];

/** Returns the bases of an issue that appears at fixed hours, `delayMin` minutes after its base time. */
function getDailyBases(hours: number[], delayMin: number, nowMs: number): Candidates {
  const today = kstDate(nowMs);
  const published = [-1, 0]
    .flatMap((day) => hours.map((hour) => kstEpochMs(today, day * 24 + hour)))
    .filter((base) => base + delayMin * MINUTE_MS <= nowMs);
  return [published.at(-1)!, published.at(-2)!];
}

/** Returns the base times of the nowcast: every hour, published about 40 minutes later. */
export function getNowcastBases(nowMs: number): Candidates {
  const newest = startOfHourMs(nowMs - 40 * MINUTE_MS);
  return [newest, newest - HOUR_MS];
}

/** Returns the base times of the ultra-short forecast: every hour at half past, published about 15 minutes later. */
export function getUltraShortBases(nowMs: number): Candidates {
  const newest = startOfHourMs(nowMs - 45 * MINUTE_MS) + 30 * MINUTE_MS;
  return [newest, newest - HOUR_MS];
}

/** Returns the base times of the village forecast: every three hours from 02:00, published ten minutes later. */
export const getVillageBases = (nowMs: number): Candidates => getDailyBases([2, 5, 8, 11, 14, 17, 20, 23], 10, nowMs);

/**
 * Returns the base time of today's 02:00 village forecast, the only one with both extremes of today; null before its
 * publication.
 */
export function getExtremesBase(nowMs: number): BaseTimeMs | null {
  const base = kstEpochMs(kstDate(nowMs), 2);
  return base + 10 * MINUTE_MS <= nowMs ? base : null;
}

export const getMidTermBases = (nowMs: number): Candidates => getDailyBases([6, 18], 0, nowMs);

export const getUvBases = (nowMs: number): Candidates => getDailyBases([0, 3, 6, 9, 12, 15, 18, 21], 0, nowMs);
