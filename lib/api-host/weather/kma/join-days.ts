import { addDays, kstDate, kstHour, type KstDate } from '@/lib/domain/kst';
import type { DayHalf, WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';
import { summariseDay } from '../summarise-day';
import type { MidTermIssue, MidTermSky } from './mid-term';
import type { Extremes, Issue } from './short-term';

export interface DayParts {
  /** All known hours, including those of earlier issues of today. */
  hours: WeatherHour[];
  village: Issue;
  /** Today's extremes, which later issues do not contain. */
  today: Extremes | undefined;
  land: MidTermIssue<MidTermSky> | null;
  temperature: MidTermIssue<Extremes> | null;
}

const DAYS = 10;

const UNKNOWN_EXTREMES: Extremes = { minC: null, maxC: null };

/**
 * Summarises a day of the short-term forecasts. Its extremes are TMN and TMX, because the remaining hours may not
 * contain them.
 */
const toShortTermDay = (date: KstDate, hours: WeatherHour[], extremes = UNKNOWN_EXTREMES): WeatherDay => ({
  ...summariseDay(date, hours),
  ...extremes,
});

function toMidTermDay(date: KstDate, { land, temperature }: DayParts): WeatherDay | null {
  const midTerm = land?.days.get(date);
  const extremes = temperature?.days.get(date);
  if (!midTerm && !extremes) return null;
  return {
    date,
    minC: extremes?.minC ?? null,
    maxC: extremes?.maxC ?? null,
    sky: midTerm?.sky ?? null,
    cloudCoverPct: null,
    precipitation: {
      kind: midTerm?.kind ?? null,
      amountMm: null,
      snowCm: null,
      probabilityPct: midTerm?.probabilityPct ?? null,
    },
    lightning: null,
    visibilityM: null,
    wmoCode: null,
    ...(midTerm?.halves && { halves: [toHalf(midTerm.halves[0]), toHalf(midTerm.halves[1])] }),
  };
}

const toHalf = ({ sky, kind, probabilityPct }: Omit<MidTermSky, 'halves'>): DayHalf => ({
  sky,
  cloudCoverPct: null,
  precipitation: { kind, amountMm: null, snowCm: null, probabilityPct },
});

const areKnown = (extremes: Extremes | undefined) =>
  extremes !== undefined && extremes.minC !== null && extremes.maxC !== null;

/** Returns whether the village forecast covers a later day completely: both extremes and the evening. */
const isCompleteDay = (hours: WeatherHour[], extremes: Extremes | undefined) =>
  areKnown(extremes) && hours.some(({ epochMs }) => kstHour(epochMs) >= 21);

/**
 * Joins ten days: today and all complete days of the village forecast, then the mid-term forecast. Evening issues of
 * the first reach one day further, and those of the second start one day later. A day that only the first contains may lack
 * hours. Days in neither are left out.
 */
export function joinDays(parts: DayParts, nowMs: number): WeatherDay[] {
  const today = kstDate(nowMs);
  return Array.from({ length: DAYS }, (_, i) => addDays(today, i)).flatMap((date) => {
    const hours = parts.hours.filter(({ epochMs }) => kstDate(epochMs) === date);
    const extremes = date === today ? parts.today : parts.village.extremes.get(date);
    const shortTermDay = toShortTermDay(date, hours, extremes);
    if (date === today || isCompleteDay(hours, extremes)) return shortTermDay;
    return toMidTermDay(date, parts) ?? (areKnown(extremes) ? shortTermDay : []);
  });
}
