import { kstHour, type KstDate } from '@/lib/domain/kst';
import type { PrecipitationKind, Sky, WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';

/** Hours whose sky stands for the day: what people are up and about in. */
const isDaytime = ({ epochMs }: WeatherHour) => kstHour(epochMs) >= 6 && kstHour(epochMs) < 22;

const removeNulls = (values: (number | null)[]) => values.filter((value) => value !== null);
/** The sum of what is known, to a hundredth; null where nothing is. */
const sum = (values: (number | null)[]) =>
  removeNulls(values).length ? Math.round(removeNulls(values).reduce((a, b) => a + b, 0) * 100) / 100 : null;
const min = (values: (number | null)[]) => (removeNulls(values).length ? Math.min(...removeNulls(values)) : null);
const max = (values: (number | null)[]) => (removeNulls(values).length ? Math.max(...removeNulls(values)) : null);

function mostFrequent<T>(values: T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** A drop was sensed, and neither measured nor expected. */
const isTrace = ({ precipitation: { amountMm, snowCm, probabilityPct } }: WeatherHour) =>
  amountMm === 0 && !snowCm && probabilityPct === 0;

const getMeasurableKind = (hour: WeatherHour): PrecipitationKind | null => {
  const { kind } = hour.precipitation;
  return kind !== null && isTrace(hour) ? 'none' : kind;
};

/** What falls most often that day; 'none' only where in every known hour at the most a drop was sensed. */
function selectKindOfDay(hours: WeatherHour[]): PrecipitationKind | null {
  const kinds = hours.flatMap((hour) => getMeasurableKind(hour) ?? []);
  return mostFrequent(kinds.filter((kind) => kind !== 'none')) ?? kinds[0] ?? null;
}

/**
 * One KST day from its hours: extremes of temperature, sums of precipitation, the highest probability, the most
 * frequent sky of 06-22 h and the most frequent kind of precipitation (a judgement). `hours` are those of the day.
 */
export function summariseDay(date: KstDate, hours: WeatherHour[]): WeatherDay {
  const daytime = hours.some(isDaytime) ? hours.filter(isDaytime) : hours;
  const clouds = removeNulls(daytime.map(({ cloudCoverPct }) => cloudCoverPct));
  const lightning = hours.flatMap((hour) => hour.lightning ?? []);
  return {
    date,
    minC: min(hours.map(({ temperatureC }) => temperatureC)),
    maxC: max(hours.map(({ temperatureC }) => temperatureC)),
    sky: mostFrequent(daytime.flatMap(({ sky }): Sky[] => (sky ? [sky] : []))),
    cloudCoverPct: clouds.length ? Math.round(clouds.reduce((a, b) => a + b, 0) / clouds.length) : null,
    precipitation: {
      kind: selectKindOfDay(hours),
      amountMm: sum(hours.map(({ precipitation }) => precipitation.amountMm)),
      snowCm: sum(hours.map(({ precipitation }) => precipitation.snowCm)),
      probabilityPct: max(hours.map(({ precipitation }) => precipitation.probabilityPct)),
    },
    lightning: lightning.length ? lightning.includes(true) : null,
    visibilityM: null,
    wmoCode: null,
  };
}
