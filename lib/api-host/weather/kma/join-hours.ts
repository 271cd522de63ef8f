import { HOUR_MS } from '@/lib/contract/durations';
import { startOfHourMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { getCurrentAir, type StationAir } from './air-korea';
import { selectCompleteHours, type IssueHour } from './forecast-rows';
import type { Issue } from './short-term';
import { getUvIndexAt, type UvIssue } from './uv-index';

/** Responses of the services; null if one failed. */
export interface ShortTermParts {
  village: Issue;
  ultraShort: Issue | null;
  nowcast: Issue | null;
  air: StationAir | null;
  uv: UvIssue | null;
}

/** Merges an hour of two issues. The issue nearer to the event wins where it has a value. */
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
      // Only the village forecast contains snow. If the nearer one expects nothing, there is none.
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

/** Adds sky and lightning to an observation, which lacks them, from the forecast of the following hour. */
function addSky(observed: IssueHour, forecast: IssueHour[]): IssueHour {
  const next = forecast.find(({ epochMs }) => epochMs === observed.epochMs + HOUR_MS);
  if (observed.sky !== null || !next) return observed;
  return { ...observed, sky: next.sky, lightning: observed.lightning ?? next.lightning };
}

function addAir(hours: WeatherHour[], air: StationAir | null): WeatherHour[] {
  const byTime = new Map(air?.hours.map((hour) => [hour.epochMs, hour]));
  return hours.map((hour) => {
    const measured = byTime.get(hour.epochMs);
    return measured ? { ...hour, pm10UgM3: measured.pm10UgM3, pm25UgM3: measured.pm25UgM3 } : hour;
  });
}

/**
 * Joins the hours of village forecast, ultra-short forecast and observation, each overriding the previous one, with UV
 * index and measured particulate matter. Forecasts of past hours are dropped.
 */
export function joinHours({ village, ultraShort, nowcast, air, uv }: ShortTermParts, nowMs: number): WeatherHour[] {
  const forecast = overlayAll(village.hours, ultraShort?.hours ?? []);
  const observed = nowcast?.hours ?? [];
  const observedAt = new Set(observed.map(({ epochMs }) => epochMs));
  const joined = overlayAll(forecast, observed)
    .filter(({ epochMs }) => epochMs >= startOfHourMs(nowMs) || observedAt.has(epochMs))
    .map((hour) => (observedAt.has(hour.epochMs) ? addSky(hour, forecast) : hour))
    .map((hour) => ({ ...hour, uvIndex: getUvIndexAt(uv && uv.steps, hour.epochMs) }));
  return addAir(selectCompleteHours(joined), air).sort((a, b) => a.epochMs - b.epochMs);
}

/**
 * Returns the current conditions: the current hour, observed from 40 minutes past and forecast before; else the last
 * observed or the next forecast hour. Air is the newest measurement, and the UV index that of the current hour.
 */
export function selectCurrentHour(
  hours: WeatherHour[],
  { air, uv }: Pick<ShortTermParts, 'air' | 'uv'>,
  nowMs: number,
): WeatherHour | undefined {
  const thisHour = startOfHourMs(nowMs);
  const now = hours.findLast(({ epochMs }) => epochMs <= thisHour) ?? hours[0];
  return (
    now && { ...now, uvIndex: getUvIndexAt(uv && uv.steps, thisHour), ...(air && getCurrentAir(air.hours, nowMs)) }
  );
}
