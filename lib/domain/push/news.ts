import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, kstHour } from '../kst';
import type { OutlookHour } from './outlook';
import { isNight, MORNING_HOUR, NIGHT_FROM_HOUR } from './quiet-hours';

/** Period in which a user is out, in epoch ms. `untilMs` is exclusive. */
export interface OutPeriod {
  fromMs: number;
  untilMs: number;
}

/** Change of the forecast that a user who is out does not know of. */
export interface News {
  kind: 'rain' | 'snow' | 'cold';
  /** Start of the first hour that it concerns. */
  atMs: number;
  temperatureC: number;
  /** Drop of the air temperature since the warmest hour of the period before it, in K. */
  dropK: number;
  /** Start of the period that it concerns. */
  leavingMs: number;
}

/** A drop within the period is news if it is at least this large and the hour is also this much colder than known. */
const MIN_DROP_K = 7;
const MIN_COLDER_K = 3;
/** Time from the push to the start of the period, or to the change for users who are already out. */
const LEAD_MS = 40 * MINUTE_MS;
/** A push that would be due at night is sent this long before it. */
const BEFORE_NIGHT_MS = 5 * MINUTE_MS;

const isWithin = (epochMs: number, { fromMs, untilMs }: OutPeriod) => fromMs <= epochMs && epochMs < untilMs;

/** Returns the drop of the temperature at each hour since the warmest hour before it, by epoch ms. */
function getTemperatureDrops(hours: readonly OutlookHour[]): Map<number, number> {
  let warmest = -Infinity;
  return new Map(
    hours.map(({ epochMs, temperatureC }) => {
      warmest = Math.max(warmest, temperatureC);
      return [epochMs, warmest - temperatureC];
    }),
  );
}

/**
 * Whether two forecasts differ so much that there may be news for some period. False saves comparing them for each user:
 * then `findNews` returns null for all periods.
 */
export function mayBeNews(known: readonly OutlookHour[], present: readonly OutlookHour[], nowMs: number): boolean {
  const knownByTime = new Map(known.map((hour) => [hour.epochMs, hour]));
  return present.some(({ epochMs, temperatureC, falls }) => {
    const before = knownByTime.get(epochMs);
    const isWetter = falls !== null && before?.falls !== falls && before?.falls !== 'snow';
    const isColder = before !== undefined && before.temperatureC - temperatureC >= MIN_COLDER_K;
    return nowMs <= epochMs && (isWetter || isColder);
  });
}

/** Returns the first news of one period, or null. Precipitation takes precedence over cold within an hour. */
function findNewsInPeriod(known: readonly OutlookHour[], present: readonly OutlookHour[], out: OutPeriod): News | null {
  const [knownHours, hours] = [known, present].map((outlook) =>
    outlook.filter(({ epochMs }) => isWithin(epochMs, out)),
  );
  if (!knownHours || !hours) return null;
  const knownFalls = knownHours.flatMap(({ falls }) => falls ?? []);
  const knownByTime = new Map(knownHours.map((hour) => [hour.epochMs, hour]));
  const [knownDropK, dropK] = [getTemperatureDrops(knownHours), getTemperatureDrops(hours)];

  const classify = ({ epochMs, temperatureC, falls }: OutlookHour): News['kind'] | null => {
    // A user who is dressed for snow is also dressed for rain, but not vice versa.
    if (falls === 'snow' && !knownFalls.includes('snow')) return 'snow';
    if (falls === 'rain' && knownFalls.length === 0) return 'rain';
    const before = knownByTime.get(epochMs);
    const isDrop = (dropK.get(epochMs) ?? 0) >= MIN_DROP_K && (knownDropK.get(epochMs) ?? 0) < MIN_DROP_K;
    const isColder = before !== undefined && before.temperatureC - temperatureC >= MIN_COLDER_K;
    return isDrop && isColder ? 'cold' : null;
  };

  for (const hour of hours) {
    const kind = classify(hour);
    const { epochMs: atMs, temperatureC } = hour;
    if (kind) return { kind, atMs, temperatureC, dropK: dropK.get(atMs) ?? 0, leavingMs: out.fromMs };
  }
  return null;
}

/**
 * Returns the first change between the forecast that a user knows and the present one, or null: rain or snow instead of
 * none, snow instead of rain, or a drop of 7 K. An hour that has already begun is no news.
 */
export function findNews(
  known: readonly OutlookHour[],
  present: readonly OutlookHour[],
  out: readonly OutPeriod[],
  nowMs: number,
): News | null {
  const news = out.flatMap((stay) => findNewsInPeriod(known, present, stay) ?? []).filter(({ atMs }) => nowMs <= atMs);
  return news.sort((one, other) => one.atMs - other.atMs)[0] ?? null;
}

/** Returns the end of the night that an hour belongs to. */
const getNextMorningMs = (epochMs: number): number => {
  const morning = kstEpochMs(kstDate(epochMs), MORNING_HOUR);
  return kstHour(epochMs) < MORNING_HOUR ? morning : morning + DAY_MS;
};

/**
 * Returns the time of the push: 40 minutes before the user leaves, or before the change if they are already out. If that is
 * at night, the push is due in the morning, or before the night if the change comes before the morning. A time in the past
 * becomes now. Returns null if now is at night.
 */
export function getNewsDueMs({ atMs, leavingMs }: News, nowMs: number): number | null {
  const preferredMs = (nowMs < leavingMs ? leavingMs : atMs) - LEAD_MS;
  const morningMs = getNextMorningMs(preferredMs);
  const eveningMs = morningMs - (24 + MORNING_HOUR - NIGHT_FROM_HOUR) * HOUR_MS - BEFORE_NIGHT_MS;
  const clampedMs = !isNight(preferredMs) ? preferredMs : morningMs <= atMs ? morningMs : eveningMs;
  const dueMs = Math.max(nowMs, clampedMs);
  return isNight(dueMs) ? null : dueMs;
}
