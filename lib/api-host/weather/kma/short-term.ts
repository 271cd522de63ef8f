import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { validOrNull } from '../valid-values';
import { ProviderError } from '../provider-error';
import type { SupplyRequest, Supply } from '../supply/supply';
import { fetchAllRows } from './fetch-all-rows';
import type { PortalAccess } from './fetch-portal-page';
import {
  formatBaseDate,
  formatBaseTime,
  getNowcastBases,
  getUltraShortBases,
  getVillageBases,
  type BaseTimeMs,
} from './base-times';
import { groupRowsByTime, toHours, type ValuesByCode, type IssueHour } from './forecast-rows';
import { fetchFirstWithData } from './fetch-first-with-data';
import { parseNumber } from './kma-values';

export interface Extremes {
  minC: number | null;
  maxC: number | null;
}

/** One issue of one of the three short-term services. */
export interface Issue {
  base: BaseTimeMs;
  hours: IssueHour[];
  /** TMN and TMX by date, if this issue contains them. */
  extremes: Map<KstDate, Extremes>;
  receivedAtMs: number;
}

export type FetchIssue = (cell: GridCell, nowMs: number, signal: AbortSignal) => Promise<Issue>;
type FindIssue = (cell: GridCell, nowMs: number) => Promise<Issue | null>;

export interface ShortTerm {
  /** Observations of the newest full hour. */
  nowcast: FetchIssue;
  /** Forecast of the next six hours. */
  ultraShort: FetchIssue;
  /** Forecast from today to the third or fourth day. */
  village: FetchIssue;
  /** The village forecast of a given base time. */
  villageAtBase: (cell: GridCell, base: BaseTimeMs, signal: AbortSignal) => Promise<Issue>;
  /** Returns the newest stored issue of the last hours, if no newer one can be fetched. */
  earlierNowcast: FindIssue;
  earlierUltraShort: FindIssue;
}

const SERVICE = '/VilageFcstInfoService_2.0';
/** The morning issue is needed until midnight. */
const STORED_MS = 24 * HOUR_MS;
/** Hours for which an older issue is still usable. */
const HOURS_BACK = 4;

export function groupExtremesByDate(byTime: Map<number, ValuesByCode>): Map<KstDate, Extremes> {
  const extremes = new Map<KstDate, Extremes>();
  for (const [epochMs, values] of byTime) {
    const date = kstDate(epochMs);
    const known = extremes.get(date) ?? { minC: null, maxC: null };
    const minC = validOrNull('temperatureC', parseNumber(values.get('TMN'))) ?? known.minC;
    const maxC = validOrNull('temperatureC', parseNumber(values.get('TMX'))) ?? known.maxC;
    if (minC !== null || maxC !== null) extremes.set(date, { minC, maxC });
  }
  return extremes;
}

/** Creates KMA's short-term forecasts of a cell: nowcast, ultra-short forecast and village forecast. */
export function createShortTerm(access: PortalAccess, supply: Supply): ShortTerm {
  type IssueBody = Omit<Issue, 'receivedAtMs'>;

  const getKey = (operation: string, { nx, ny }: GridCell, base: BaseTimeMs) => `kma ${operation} ${nx} ${ny} ${base}`;

  function createRequest(operation: string, cell: GridCell, base: BaseTimeMs): SupplyRequest<IssueBody> {
    const path = `${SERVICE}/${operation}`;
    return {
      key: getKey(operation, cell, base),
      storedMs: STORED_MS,
      async fetch(signal) {
        const params = { base_date: formatBaseDate(base), base_time: formatBaseTime(base), nx: cell.nx, ny: cell.ny };
        const byTime = groupRowsByTime(await fetchAllRows(access, path, params, signal), path);
        const hours = toHours(byTime);
        if (hours.length === 0) throw new ProviderError('no-data', `${path}: every value is missing`);
        return { base, hours, extremes: groupExtremesByDate(byTime) };
      },
    };
  }

  async function loadIssue(operation: string, cell: GridCell, base: BaseTimeMs, signal: AbortSignal): Promise<Issue> {
    const { value, receivedAtMs } = await supply.load(createRequest(operation, cell, base), signal);
    return { ...value, receivedAtMs };
  }

  const newest =
    (operation: string, basesAt: typeof getVillageBases): FetchIssue =>
    (cell, nowMs, signal) =>
      fetchFirstWithData(basesAt(nowMs), (base) => loadIssue(operation, cell, base, signal));

  const earlier =
    (operation: string, basesAt: typeof getVillageBases): FindIssue =>
    async (cell, nowMs) => {
      const bases = Array.from({ length: HOURS_BACK + 1 }, (_, hours) => basesAt(nowMs - hours * HOUR_MS)[0]);
      const received = await supply.findFirst<IssueBody>(bases.map((base) => getKey(operation, cell, base)));
      return received && { ...received.value, receivedAtMs: received.receivedAtMs };
    };

  return {
    nowcast: newest('getUltraSrtNcst', getNowcastBases),
    ultraShort: newest('getUltraSrtFcst', getUltraShortBases),
    village: newest('getVilageFcst', getVillageBases),
    villageAtBase: (cell, base, signal) => loadIssue('getVilageFcst', cell, base, signal),
    earlierNowcast: earlier('getUltraSrtNcst', getNowcastBases),
    earlierUltraShort: earlier('getUltraSrtFcst', getUltraShortBases),
  };
}
