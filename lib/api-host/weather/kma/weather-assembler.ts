import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { findRegionRowForCell, type RegionRow } from '../../region/region-table';
import { createOptionalPart, type OptionalPart } from '../optional-part';
import { ProviderError } from '../provider-error';
import type { ProviderService } from '../provider-records';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherLog } from '../weather-log';
import { selectHoursAround, mergeHours } from '../weather-window';
import { createAirKorea } from './air-korea';
import { getExtremesBase } from './base-times';
import { selectCompleteHours } from './forecast-rows';
import { joinDays } from './join-days';
import { selectCurrentHour, joinHours } from './join-hours';
import { createMidTerm } from './mid-term';
import type { KmaConfig } from './kma-record';
import type { Issue, ShortTerm } from './short-term';
import { createUvIndex } from './uv-index';
import { createWarnings } from './warnings';

type FetchWeather = (cell: GridCell, nowMs: number, signal: AbortSignal) => Promise<Weather>;

const OPTIONAL_SERVICES = [
  'nowcast',
  'ultra-short',
  'extremes',
  'land',
  'temperature',
  'uv',
  'air',
  'warnings',
] as const;
type OptionalService = (typeof OPTIONAL_SERVICES)[number];

const createOptionalParts = (log: WeatherLog, limitMs?: number) =>
  Object.fromEntries(
    OPTIONAL_SERVICES.map((part) => [part, createOptionalPart(`kma ${part}`, log, limitMs)]),
  ) as Record<OptionalService, OptionalPart>;

/** Creates the portal's services by region; null without a key. */
function createRegional({ kmaServiceKey: serviceKey, kmaBaseUrl, airKoreaBaseUrl }: KmaConfig, tools: ProviderTools) {
  if (!serviceKey) return null;
  const { supply, createFetch } = tools;
  const accessTo = (service: ProviderService, baseUrl = kmaBaseUrl) => ({
    baseUrl,
    serviceKey,
    fetch: createFetch(service),
  });
  return {
    midTerm: createMidTerm(accessTo('kma-mid'), supply),
    fetchWarnings: createWarnings(accessTo('kma-warnings'), supply),
    fetchUv: createUvIndex(accessTo('kma-uv'), supply),
    fetchAir: createAirKorea(accessTo('airkorea', airKoreaBaseUrl), supply),
  };
}

/**
 * Creates a function that assembles a cell's weather from the services of KMA and AirKorea. The village forecast is
 * required. Each other service is waited for `partLimitMs` at most; if it fails, its values are null.
 */
export function createWeatherAssembler(
  config: KmaConfig,
  shortTerm: ShortTerm,
  tools: ProviderTools,
  partLimitMs?: number,
): FetchWeather {
  const parts = createOptionalParts(tools.log, partLimitMs);
  const regional = createRegional(config, tools);

  /** Fetches mid-term forecast, UV index and warnings of the cell's sigungu. There is none at open sea. */
  async function fetchRegional(region: RegionRow | null, nowMs: number, signal: AbortSignal) {
    if (!region || !regional) return { land: null, temperature: null, uv: null, warnings: null };
    const { midTerm, fetchUv, fetchWarnings } = regional;
    const codes = [region.code, ...(region.prev ? [region.prev.code] : [])];
    const [land, temperature, uv, warnings] = await Promise.all([
      parts.land((limited) => midTerm.land(region.midLand, nowMs, limited), signal),
      parts.temperature((limited) => midTerm.temperature(region.midTa, nowMs, limited), signal),
      parts.uv((limited) => fetchUv(codes, nowMs, limited), signal),
      parts.warnings((limited) => fetchWarnings(region, nowMs, limited), signal),
    ]);
    return { land, temperature, uv, warnings };
  }

  /** Returns the issue with today's extremes and morning hours: that of 02:00, or the newest before its publication. */
  async function fetchMorning(cell: GridCell, village: Issue, nowMs: number, signal: AbortSignal): Promise<Issue> {
    const base = getExtremesBase(nowMs);
    if (base === null || base >= village.base) return village;
    return (await parts.extremes((limited) => shortTerm.villageAtBase(cell, base, limited), signal)) ?? village;
  }

  return async (cell, nowMs, signal) => {
    const region = findRegionRowForCell(cell);
    const [{ village, morning }, ultraShort, nowcast, air, { land, temperature, uv, warnings }] = await Promise.all([
      shortTerm
        .village(cell, nowMs, signal)
        .then(async (issue) => ({ village: issue, morning: await fetchMorning(cell, issue, nowMs, signal) })),
      parts['ultra-short']((limited) => shortTerm.ultraShort(cell, nowMs, limited), signal).then(
        async (issue) => issue ?? (await shortTerm.earlierUltraShort(cell, nowMs)),
      ),
      parts
        .nowcast((limited) => shortTerm.nowcast(cell, nowMs, limited), signal)
        .then(async (issue) => issue ?? (await shortTerm.earlierNowcast(cell, nowMs))),
      regional && parts.air((limited) => regional.fetchAir(cell, nowMs, limited), signal),
      fetchRegional(region, nowMs, signal),
    ]);
    const hours = joinHours({ village, ultraShort, nowcast, air, uv }, nowMs);
    const now = selectCurrentHour(hours, { air, uv }, nowMs);
    if (!now) throw new ProviderError('no-data', 'KMA: the forecast ends before the current hour');
    const dayHours = mergeHours(selectCompleteHours(morning.hours), selectCompleteHours(village.hours), hours);
    const today = morning.extremes.get(kstDate(nowMs)) ?? village.extremes.get(kstDate(nowMs));
    return {
      cell,
      source: {
        provider: 'kma',
        issuedAtMs: Math.max(village.base, ultraShort?.base ?? 0),
        fetchedAtMs: Math.max(...[village, ultraShort, nowcast].map((issue) => issue?.receivedAtMs ?? 0)),
        airQuality: now.pm10UgM3 === null && now.pm25UgM3 === null ? null : 'measured',
        recorded: null,
      },
      now,
      hours: selectHoursAround(nowMs, hours),
      days: joinDays({ hours: dayHours, village, today, land, temperature }, nowMs),
      warnings,
    };
  };
}
