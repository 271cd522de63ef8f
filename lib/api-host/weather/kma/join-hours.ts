import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { getCurrentAir, type AirHour } from './air-korea';
import { selectCompleteHours, type IssueHour } from './forecast-rows';
import type { Issue } from './short-term';
import { getUvIndexAt, type UvByTime } from './uv-index';

/** What came of one round of questions; null where a service did not answer. */
export interface ShortTermParts {
  village: Issue;
  ultraShort: Issue | null;
  nowcast: Issue | null;
  air: AirHour[] | null;
  uv: UvByTime | null;
}

/** An hour as two issues have it: the upper, nearer to the event, wins wherever it says something. */
export function overlayHour(under: IssueHour, over: IssueHour): IssueHour {
  const below = under.precipitation;
  const above = over.precipitation;
  return {
    ...under,
    temperatureC: over.temperatureC ?? under.temperatureC,
    humidityPct: over.humidityPct ?? under.humidityPct,
    windSpeedMps: over.windSpeedMps ?? under.windSpeedMps,
    sky: over.sky ?? under.sky,
    lightning: over.lightning ?? under.lightning,
    precipitation: {
      kind: above.kind ?? below.kind,
      amountMm: above.amountMm ?? below.amountMm,
      // Only the village forecast has snow; where the nearer one sees nothing fall there is none.
      snowCm: above.kind === 'none' ? 0 : below.snowCm,
      probabilityPct: above.probabilityPct ?? below.probabilityPct,
    },
  };
}

function overlayAll(under: IssueHour[], over: IssueHour[]): IssueHour[] {
  const byTime = new Map(under.map((hour) => [hour.epochMs, hour]));
  for (const hour of over) {
    const known = byTime.get(hour.epochMs);
    byTime.set(hour.epochMs, known ? overlayHour(known, hour) : hour);
  }
  return [...byTime.values()];
}

/** A nowcast has no sky and no lightning: those of the hour after, forecast minutes ago, where its own hour has none. */
function addSky(observed: IssueHour, forecast: IssueHour[]): IssueHour {
  const next = forecast.find(({ epochMs }) => epochMs === observed.epochMs + HOUR_MS);
  if (observed.sky !== null || !next) return observed;
  return { ...observed, sky: next.sky, lightning: observed.lightning ?? next.lightning };
}

function addAir(hours: WeatherHour[], air: AirHour[] | null): WeatherHour[] {
  const byTime = new Map(air?.map((hour) => [hour.epochMs, hour]));
  return hours.map((hour) => {
    const measured = byTime.get(hour.epochMs);
    return measured ? { ...hour, pm10UgM3: measured.pm10UgM3, pm25UgM3: measured.pm25UgM3 } : hour;
  });
}

/**
 * The hours of the short-term services: village forecast, over it the ultra-short forecast, over it what was
 * observed; with UV index and, where measured, particulate matter. Forecasts for hours that are over are left out.
 */
export function joinHours({ village, ultraShort, nowcast, air, uv }: ShortTermParts, nowMs: number): WeatherHour[] {
  const forecast = overlayAll(village.hours, ultraShort?.hours ?? []);
  const observed = nowcast?.hours ?? [];
  const observedAt = new Set(observed.map(({ epochMs }) => epochMs));
  const joined = overlayAll(forecast, observed)
    .filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs) || observedAt.has(epochMs))
    .map((hour) => (observedAt.has(hour.epochMs) ? addSky(hour, forecast) : hour))
    .map((hour) => ({ ...hour, uvIndex: getUvIndexAt(uv, hour.epochMs) }));
  return addAir(selectCompleteHours(joined), air).sort((a, b) => a.epochMs - b.epochMs);
}

/**
 * The conditions now: the current hour, observed once it is out (at 40 minutes past) and forecast for it before;
 * else the last observed hour, else the next forecast one. The air is that of the newest measurement, the UV index that
 * of the current hour.
 */
export function selectCurrentHour(
  hours: WeatherHour[],
  { air, uv }: Pick<ShortTermParts, 'air' | 'uv'>,
  nowMs: number,
): WeatherHour | undefined {
  const thisHour = startOfHourMs(nowMs);
  const now = hours.findLast(({ epochMs }) => epochMs <= thisHour) ?? hours[0];
  return now && { ...now, uvIndex: getUvIndexAt(uv, thisHour), ...(air && getCurrentAir(air, nowMs)) };
}
