import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate } from '@/lib/domain/kst';
import { findRegionRowForCell, type RegionRow } from '../../region/region-table';
import { createOptionalPart, type OptionalPart, type PartResult } from '../optional-part';
import { ProviderError } from '../provider-error';
import type { ProviderService } from '../provider-records';
import type { ProviderTools } from '../supply/provider-tools';
import { takeTurn } from '../take-turn';
import type { WeatherProvider } from '../weather-provider';
import { selectHoursAround, mergeHours } from '../weather-window';
import { createAirKorea } from './air-korea';
import { getExtremesBase } from './base-times';
import { doubtNowcast, removeUnusualHours } from './doubt-issue';
import { selectCompleteHours } from './forecast-rows';
import { joinDays } from './join-days';
import { selectCurrentHour, joinHours } from './join-hours';
import { createMidTerm } from './mid-term';
import { describeProvenance } from './provenance';
import type { KmaConfig } from './kma-record';
import type { Issue, ShortTerm } from './short-term';
import { createUvIndex } from './uv-index';
import { createWarnings } from './warnings';

type FetchWeather = WeatherProvider['fetch'];

/** How long an assembly waits for each part, ms. Hours and warnings are worth waiting for longest. */
const PART_WAIT_MS = {
  nowcast: 3_000,
  'ultra-short': 3_000,
  extremes: 3_000,
  warnings: 3_000,
  air: 2_000,
  land: 1_500,
  temperature: 1_500,
  uv: 1_500,
} as const;
type PartName = keyof typeof PART_WAIT_MS;

const createOptionalParts = ({ log, closing }: ProviderTools, limitMs?: number) =>
  Object.fromEntries(
    Object.entries(PART_WAIT_MS).map(([part, waitMs]) => [
      part,
      createOptionalPart({ name: `kma ${part}`, waitMs: limitMs ?? waitMs, log, closing }),
    ]),
  ) as Record<PartName, OptionalPart>;

/** The results of the parts of one assembly. */
function collectParts() {
  const late: Promise<void>[] = [];
  let isPartial = false;
  return {
    late,
    /** True if a part that is still being fetched has no valid value. */
    isPartial: () => isPartial,
    add<T>(result: PartResult<T>): T | null {
      if (result.late) late.push(result.late);
      isPartial ||= result.late !== null && result.value === null;
      return result.value;
    },
  };
}
type PartCollection = ReturnType<typeof collectParts>;

/** Creates the portal's services by region; null without a key. */
function createRegional(
  { kmaServiceKey: serviceKey, kmaBaseUrl, airKoreaBaseUrl, paths }: KmaConfig,
  tools: ProviderTools,
) {
  if (!serviceKey) return null;
  const { supply, createFetch, log, keyWatch } = tools;
  const accessTo = (service: ProviderService, baseUrl = kmaBaseUrl) => ({
    baseUrl,
    serviceKey,
    fetch: createFetch(service),
    ...{ paths, keyWatch },
  });
  return {
    midTerm: createMidTerm(accessTo('kma-mid'), supply),
    ...createWarnings(accessTo('kma-warnings'), supply, log),
    ...createUvIndex(accessTo('kma-uv'), supply),
    ...createAirKorea(accessTo('airkorea', airKoreaBaseUrl), supply),
  };
}

/**
 * Creates a function that assembles a cell's weather from the services of KMA and AirKorea. The village forecast is
 * required. Each other service is waited for a limited time (`partLimitMs` replaces the usual one). If it is late or
 * fails, its last valid value is used, else null.
 */
export function createWeatherAssembler(
  config: KmaConfig,
  shortTerm: ShortTerm,
  tools: ProviderTools,
  partLimitMs?: number,
): FetchWeather {
  const parts = createOptionalParts(tools, partLimitMs);
  const regional = createRegional(config, tools);

  /** Fetches mid-term forecast, UV index and warnings of the cell's sigungu. There is none at open sea. */
  async function fetchRegional(region: RegionRow | null, nowMs: number, { add }: PartCollection) {
    if (!region || !regional) return { land: null, temperature: null, uv: null, warnings: null };
    const { midTerm, fetchUv, findUv, fetchWarnings, findWarnings } = regional;
    const codes = [region.code, ...region.prev.map(({ code }) => code)];
    const [land, temperature, uv, warnings] = await Promise.all([
      parts.land({
        fetch: (signal) => midTerm.land.fetch(region.midLand, nowMs, signal),
        findValid: () => midTerm.land.find(region.midLand, nowMs),
      }),
      parts.temperature({
        fetch: (signal) => midTerm.temperature.fetch(region.midTa, nowMs, signal),
        findValid: () => midTerm.temperature.find(region.midTa, nowMs),
      }),
      parts.uv({ fetch: (signal) => fetchUv(codes, nowMs, signal), findValid: () => findUv(codes, nowMs) }),
      parts.warnings({
        fetch: (signal) => fetchWarnings(region, nowMs, signal),
        findValid: () => findWarnings(region, nowMs),
      }),
    ]);
    return { land: add(land), temperature: add(temperature), uv: add(uv), warnings: add(warnings) };
  }

  async function fetchAir(cell: GridCell, nowMs: number, { add }: PartCollection) {
    if (!regional) return null;
    const air = await parts.air({
      fetch: (signal) => regional.fetchAir(cell, nowMs, signal),
      findValid: () => regional.findAir(cell, nowMs),
    });
    return add(air);
  }

  /** Returns the issue with today's extremes and morning hours: that of 02:00, or the newest before its publication. */
  async function fetchMorning(cell: GridCell, village: Issue, nowMs: number, { add }: PartCollection): Promise<Issue> {
    const base = getExtremesBase(nowMs);
    if (base === null || base >= village.base) return village;
    const morning = await parts.extremes({
      fetch: (signal) => shortTerm.villageAtBase(cell, base, signal),
      findValid: () => Promise.resolve(null),
    });
    return add(morning) ?? village;
  }

  return async (cell, nowMs, signal, onLate) => {
    const region = findRegionRowForCell(cell);
    const collection = collectParts();
    const [{ newest, morning }, newestUltraShort, observed, air, { land, temperature, uv, warnings }] =
      await Promise.all([
        shortTerm
          .village(cell, nowMs, signal)
          .then(async (issue) => ({ newest: issue, morning: await fetchMorning(cell, issue, nowMs, collection) })),
        parts['ultra-short']({
          fetch: (limited) => shortTerm.ultraShort(cell, nowMs, limited),
          findValid: () => shortTerm.earlierUltraShort(cell, nowMs),
        }).then(collection.add),
        parts
          .nowcast({
            fetch: (limited) => shortTerm.nowcast(cell, nowMs, limited),
            findValid: () => shortTerm.earlierNowcast(cell, nowMs),
          })
          .then(collection.add),
        fetchAir(cell, nowMs, collection),
        fetchRegional(region, nowMs, collection),
      ]);
    await takeTurn();
    const village = removeUnusualHours(newest, cell, tools.log);
    const ultraShort = newestUltraShort && removeUnusualHours(newestUltraShort, cell, tools.log);
    const nowcast = doubtNowcast(observed, [ultraShort, village], cell, tools.log);
    if (collection.late.length > 0) onLate?.(Promise.all(collection.late));
    const hours = joinHours({ village, ultraShort, nowcast, air, uv }, nowMs);
    const now = selectCurrentHour(hours, { air, uv }, nowMs);
    if (!now) throw new ProviderError('no-data', 'KMA: the forecast ends before the current hour');
    const dayHours = mergeHours(selectCompleteHours(morning.hours), selectCompleteHours(village.hours), hours);
    const today = morning.extremes.get(kstDate(nowMs)) ?? village.extremes.get(kstDate(nowMs));
    const all = { village, ultraShort, nowcast, air, uv, morning, land, temperature };
    return {
      cell,
      source: {
        provider: 'kma',
        issuedAtMs: Math.max(village.base, ultraShort?.base ?? 0),
        fetchedAtMs: Math.max(...[village, ultraShort, nowcast].map((issue) => issue?.receivedAtMs ?? 0)),
        airQuality: now.pm10UgM3 === null && now.pm25UgM3 === null ? null : 'measured',
        recorded: null,
      },
      provenance: describeProvenance(all, now, nowMs),
      now,
      hours: selectHoursAround(nowMs, hours),
      days: joinDays({ hours: dayHours, village, today, land, temperature }, nowMs),
      warnings,
      ...(collection.isPartial() && { isPartial: true }),
    };
  };
}
