import { kstHour, type KstDate } from '@/lib/domain/kst';
import type { DayHalf, PrecipitationKind, Sky, WeatherDay, WeatherHour } from '@/lib/domain/weather/weather';

const NOON = 12;

/** Selects the hours whose sky stands for the day. */
const isDaytime = ({ epochMs }: WeatherHour) => kstHour(epochMs) >= 6 && kstHour(epochMs) < 22;

const removeNulls = (values: (number | null)[]) => values.filter((value) => value !== null);
/** Sums the known values, rounded to hundredths; null if none is known. */
const sum = (values: (number | null)[]) =>
  removeNulls(values).length ? Math.round(removeNulls(values).reduce((a, b) => a + b, 0) * 100) / 100 : null;
const min = (values: (number | null)[]) => (removeNulls(values).length ? Math.min(...removeNulls(values)) : null);
const max = (values: (number | null)[]) => (removeNulls(values).length ? Math.max(...removeNulls(values)) : null);

function mostFrequent<T>(values: T[]): T | null {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Returns whether a drop was sensed but neither measured nor expected. */
const isTrace = ({ precipitation: { amountMm, snowCm, probabilityPct } }: WeatherHour) =>
  amountMm === 0 && !snowCm && probabilityPct === 0;

const getMeasurableKind = (hour: WeatherHour): PrecipitationKind | null => {
  const { kind } = hour.precipitation;
  return kind !== null && isTrace(hour) ? 'none' : kind;
};

/** Returns the most frequent kind of precipitation; 'none' only if all known hours are dry or have a trace. */
function selectKindOfDay(hours: WeatherHour[]): PrecipitationKind | null {
  const kinds = hours.flatMap((hour) => getMeasurableKind(hour) ?? []);
  return mostFrequent(kinds.filter((kind) => kind !== 'none')) ?? kinds[0] ?? null;
}

const mean = (values: (number | null)[]) => {
  const total = sum(values);
  return total === null ? null : Math.round((total / removeNulls(values).length) * 10) / 10;
};

/** Summarises morning and afternoon from 06 to 22 h. Returns undefined if the hours of one are unknown. */
export function summariseHalves(date: KstDate, hours: WeatherHour[]): WeatherDay['halves'] {
  const daytime = hours.filter(isDaytime);
  const morning = daytime.filter(({ epochMs }) => kstHour(epochMs) < NOON);
  const afternoon = daytime.filter(({ epochMs }) => kstHour(epochMs) >= NOON);
  if (morning.length === 0 || afternoon.length === 0) return undefined;
  const summarise = (half: WeatherHour[]): DayHalf => {
    const { sky, cloudCoverPct, precipitation } = summariseDay(date, half);
    return {
      ...{ sky, cloudCoverPct, precipitation },
      humidityPct: mean(half.map(({ humidityPct }) => humidityPct)),
      windSpeedMps: mean(half.map(({ windSpeedMps }) => windSpeedMps)),
    };
  };
  return [summarise(morning), summarise(afternoon)];
}

/**
 * Summarises the hours of one KST day: extremes of temperature, sums of precipitation, the highest probability, and the
 * most frequent kind. The sky is the most frequent one from 06 to 22 h.
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
