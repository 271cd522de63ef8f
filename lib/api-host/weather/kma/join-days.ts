import { addDays, kstDate, kstHour, type KstDate } from '@/lib/domain/kst';
import type { WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';
import { summariseDay } from '../summarise-day';
import type { MidTermSky } from './mid-term';
import type { Extremes, Issue } from './short-term';

export interface DayParts {
  /** Every known hour, of earlier issues of today too. */
  hours: WeatherHour[];
  village: Issue;
  /** Today's extremes, which later issues no longer have. */
  today: Extremes | undefined;
  land: Map<KstDate, MidTermSky> | null;
  temperature: Map<KstDate, Extremes> | null;
}

const DAYS = 10;

const UNKNOWN_EXTREMES: Extremes = { minC: null, maxC: null };

/** A day of the short-term services. Its extremes are TMN and TMX alone: the hours left of a day do not have them. */
const toShortTermDay = (date: KstDate, hours: WeatherHour[], extremes = UNKNOWN_EXTREMES): WeatherDay => ({
  ...summariseDay(date, hours),
  ...extremes,
});

function toMidTermDay(date: KstDate, { land, temperature }: DayParts): WeatherDay | null {
  const midTerm = land?.get(date);
  const extremes = temperature?.get(date);
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
  };
}

/** Whether the village forecast has a later day to its end: both extremes and the evening. */
const isCompleteDay = (hours: WeatherHour[], extremes: Extremes | undefined) =>
  extremes !== undefined &&
  extremes.minC !== null &&
  extremes.maxC !== null &&
  hours.some(({ epochMs }) => kstHour(epochMs) >= 21);

/**
 * Ten days from today: today and every whole day from the village forecast, whose evening issues reach a day further,
 * then the mid-term forecast, whose evening issue begins a day later. Days of neither are left out.
 */
export function joinDays(parts: DayParts, nowMs: number): WeatherDay[] {
  const today = kstDate(nowMs);
  return Array.from({ length: DAYS }, (_, i) => addDays(today, i)).flatMap((date) => {
    const hours = parts.hours.filter(({ epochMs }) => kstDate(epochMs) === date);
    const extremes = date === today ? parts.today : parts.village.extremes.get(date);
    if (date === today || isCompleteDay(hours, extremes)) return toShortTermDay(date, hours, extremes);
    return toMidTermDay(date, parts) ?? [];
  });
}
