import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstDate, kstEpochMs, kstHour } from '../kst';
import type { OutlookHour } from './outlook';

/** When somebody is out; the end is no longer part of it. Epoch ms. */
export interface OutPeriod {
  fromMs: number;
  untilMs: number;
}

/** What comes within the hours out and was not told. */
export interface News {
  kind: 'rain' | 'snow' | 'cold';
  /** The hour in which it comes. */
  atMs: number;
  temperatureC: number;
  /** How far the air has cooled by then since one left, whole K. */
  dropK: number;
  /** When one leaves for the hours that it comes in. */
  leavingMs: number;
}

/** A fall of so much within the hours out asks for other clothes, where it is also this much colder than was told. */
const MIN_DROP_K = 7;
const MIN_COLDER_K = 3;
/** So long before one leaves, or before it comes. */
const LEAD_MS = 40 * MINUTE_MS;
/** Nobody is woken between these hours (KST). */
const NIGHT_FROM_HOUR = 22;
const MORNING_HOUR = 7;
/** What would come at night comes just before it. */
const BEFORE_NIGHT_MS = 5 * MINUTE_MS;

const isWithin = (epochMs: number, { fromMs, untilMs }: OutPeriod) => fromMs <= epochMs && epochMs < untilMs;

/** How far the air has cooled, up to each hour, since the warmest before it. */
function getTemperatureDrops(hours: readonly OutlookHour[]): Map<number, number> {
  let warmest = -Infinity;
  return new Map(
    hours.map(({ epochMs, temperatureC }) => {
      warmest = Math.max(warmest, temperatureC);
      return [epochMs, warmest - temperatureC];
    }),
  );
}

/** What of one stay outside is news; what comes first, and of one hour what falls. */
function findNewsInPeriod(known: readonly OutlookHour[], present: readonly OutlookHour[], out: OutPeriod): News | null {
  const [knownHours, hours] = [known, present].map((outlook) =>
    outlook.filter(({ epochMs }) => isWithin(epochMs, out)),
  );
  if (!knownHours || !hours) return null;
  const knownFalls = knownHours.flatMap(({ falls }) => falls ?? []);
  const knownByTime = new Map(knownHours.map((hour) => [hour.epochMs, hour]));
  const [knownDropK, dropK] = [getTemperatureDrops(knownHours), getTemperatureDrops(hours)];

  const classify = ({ epochMs, temperatureC, falls }: OutlookHour): News['kind'] | null => {
    // Against snow one is dressed for rain as well, not the other way round.
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
 * What is now forecast for the hours out and was not when one was last told: rain or snow where none was, snow where rain
 * was, a fall of 7 K. What has begun is none. Null where nothing is new.
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

const isNight = (epochMs: number) => kstHour(epochMs) >= NIGHT_FROM_HOUR || kstHour(epochMs) < MORNING_HOUR;

/** The morning after a night's hour. */
const getNextMorningMs = (epochMs: number): number => {
  const morning = kstEpochMs(kstDate(epochMs), MORNING_HOUR);
  return kstHour(epochMs) < MORNING_HOUR ? morning : morning + DAY_MS;
};

/**
 * When to tell it: 40 minutes before leaving, or before it comes for who is out already; in the morning for what would come
 * at night and still be ahead, else before the night. Now for what was due before; null where that is at night.
 */
export function getNewsDueMs({ atMs, leavingMs }: News, nowMs: number): number | null {
  const preferredMs = (nowMs < leavingMs ? leavingMs : atMs) - LEAD_MS;
  const morningMs = getNextMorningMs(preferredMs);
  const eveningMs = morningMs - (24 + MORNING_HOUR - NIGHT_FROM_HOUR) * HOUR_MS - BEFORE_NIGHT_MS;
  const clampedMs = !isNight(preferredMs) ? preferredMs : morningMs <= atMs ? morningMs : eveningMs;
  const dueMs = Math.max(nowMs, clampedMs);
  return isNight(dueMs) ? null : dueMs;
}
