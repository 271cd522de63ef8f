import { HOUR_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import type { Origin, Provenance, WeatherHour } from '@/lib/domain/weather/weather';
import { getMeasuredMs, type StationAir } from './air-korea';
import type { IssueHour } from './forecast-rows';
import type { ShortTermParts } from './join-hours';
import type { MidTermIssue } from './mid-term';
import type { Issue } from './short-term';

interface ProvenanceParts extends ShortTermParts {
  /** Issue with the extremes and the morning hours of today. */
  morning: Issue;
  land: MidTermIssue<unknown> | null;
  temperature: MidTermIssue<unknown> | null;
}

const forecastAt = (atMs: number): Origin => ({ kind: 'forecast', atMs, station: null });

function describeAir(air: StationAir | null, nowMs: number): Origin | null {
  const atMs = air && getMeasuredMs(air.hours, nowMs);
  return air && atMs !== null ? { kind: 'observed', atMs, station: air.station } : null;
}

/** Returns the origin of a value of an hour: the issue nearest to the event that contains it, as in `overlayHour`. */
function findOrigin(
  { nowcast, ultraShort, village }: ShortTermParts,
  epochMs: number,
  getValue: (hour: IssueHour) => unknown,
): Origin | null {
  const contains = (issue: Issue | null): issue is Issue =>
    issue !== null && issue.hours.some((hour) => hour.epochMs === epochMs && getValue(hour) !== null);
  if (contains(nowcast)) return { kind: 'observed', atMs: epochMs, station: null };
  const forecast = [ultraShort, village].find(contains);
  return forecast ? forecastAt(forecast.base) : null;
}

/** Returns the older of the two mid-term issues, which together form a day. */
function describeFarDays({ land, temperature }: ProvenanceParts): Origin | null {
  const bases = [land, temperature].flatMap((issue) => issue?.base ?? []);
  return bases.length > 0 ? forecastAt(Math.min(...bases)) : null;
}

/** Describes which issue, station and time each field of KMA's weather comes from. `now` is the joined current hour. */
export function describeProvenance(parts: ProvenanceParts, now: WeatherHour, nowMs: number): Provenance {
  const { village, ultraShort, air, uv, morning } = parts;
  const { epochMs } = now;
  const last = ultraShort?.hours.at(-1);
  const extremes = morning.extremes.has(kstDate(nowMs)) ? morning : village;
  const getSky = ({ sky }: IssueHour) => sky;
  return {
    temperature: findOrigin(parts, epochMs, ({ temperatureC }) => temperatureC),
    humidity: findOrigin(parts, epochMs, ({ humidityPct }) => humidityPct),
    wind: findOrigin(parts, epochMs, ({ windSpeedMps }) => windSpeedMps),
    // An observation contains no sky, which comes from the forecast of the following hour.
    sky: findOrigin(parts, epochMs, getSky) ?? findOrigin(parts, epochMs + HOUR_MS, getSky),
    precipitation: findOrigin(parts, epochMs, ({ precipitation }) => precipitation.kind),
    air: describeAir(air, nowMs),
    uv: uv && forecastAt(uv.base),
    nextHours: ultraShort && last ? { ...forecastAt(ultraShort.base), untilMs: last.epochMs } : null,
    hours: forecastAt(village.base),
    extremes: forecastAt(extremes.extremesBase ?? extremes.base),
    farDays: describeFarDays(parts),
  };
}
