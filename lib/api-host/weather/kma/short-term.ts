import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { ProviderError } from '../provider-error';
import { createOperation } from '../supply/operation';
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
import { createIssueCalendar } from './issue-calendar';
import { fetchFirstWithData } from './fetch-first-with-data';
import { parseTemperature } from './kma-values';

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
  /** Issue that today's extremes come from, if it is another one. */
  extremesBase?: BaseTimeMs;
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

/** The morning issue is needed until midnight. */
const STORED_MS = 24 * HOUR_MS;
/** Hours for which an older issue is still usable. */
const HOURS_BACK = 4;

export function groupExtremesByDate(byTime: Map<number, ValuesByCode>): Map<KstDate, Extremes> {
  const extremes = new Map<KstDate, Extremes>();
  for (const [epochMs, values] of byTime) {
    const date = kstDate(epochMs);
    const known = extremes.get(date) ?? { minC: null, maxC: null };
    const minC = parseTemperature(values.get('TMN')) ?? known.minC;
    const maxC = parseTemperature(values.get('TMX')) ?? known.maxC;
    if (minC !== null || maxC !== null) extremes.set(date, { minC, maxC });
  }
  return extremes;
}

/** Throws no-data for an issue without values of a cell, which is at sea. */
function requireHours(issue: Issue, operation: string): Issue {
  if (issue.hours.length === 0) throw new ProviderError('no-data', `${operation}: every value is missing`);
  return issue;
}

/** Creates KMA's short-term forecasts of a cell: nowcast, ultra-short forecast and village forecast. */
export function createShortTerm(access: PortalAccess, supply: Supply, clock: () => number): ShortTerm {
  type IssueBody = Omit<Issue, 'receivedAtMs'>;

  const callOperation = {
    getUltraSrtNcst: createOperation('kma-nowcast', access),
    getUltraSrtFcst: createOperation('kma-ultra-short', access),
    getVilageFcst: createOperation('kma-village', access),
  };
  type Operation = keyof typeof callOperation;

  const calendar = createIssueCalendar({ supply, clock, storedMs: STORED_MS });
  const getKey = (operation: Operation, { nx, ny }: GridCell, base: BaseTimeMs) =>
    `kma ${operation} ${nx} ${ny} ${base}`;

  function createRequest(operation: Operation, cell: GridCell, base: BaseTimeMs): SupplyRequest<IssueBody> {
    return {
      key: getKey(operation, cell, base),
      storedMs: STORED_MS,
      async fetch(signal) {
        const params = { base_date: formatBaseDate(base), base_time: formatBaseTime(base), nx: cell.nx, ny: cell.ny };
        const warn = (reason: string) =>
          access.log?.warn({ part: operation, cell, reason }, 'weather: two values of one hour; neither is used');
        const byTime = await callOperation[operation](async (path) =>
          groupRowsByTime(await fetchAllRows(access, path, params, signal), path, { cell, base }, warn),
        );
        const hours = toHours(byTime);
        return { base, hours, extremes: groupExtremesByDate(byTime) };
      },
    };
  }

  async function loadIssue(
    operation: Operation,
    cell: GridCell,
    base: BaseTimeMs,
    signal: AbortSignal,
  ): Promise<Issue> {
    const { value, receivedAtMs } = await supply.load(createRequest(operation, cell, base), signal);
    return { ...value, receivedAtMs };
  }

  const newest =
    (operation: Operation, basesAt: typeof getVillageBases): FetchIssue =>
    (cell, nowMs, signal) =>
      fetchFirstWithData(basesAt(nowMs), async (base) => {
        const load = () => loadIssue(operation, cell, base, signal);
        await calendar.requirePublished(operation, base, load, signal);
        return requireHours(await load(), operation);
      });

  const earlier =
    (operation: Operation, basesAt: typeof getVillageBases): FindIssue =>
    async (cell, nowMs) => {
      const bases = Array.from({ length: HOURS_BACK + 1 }, (_, hours) => basesAt(nowMs - hours * HOUR_MS)[0]);
      const received = await supply.findFirst<IssueBody>(bases.map((base) => getKey(operation, cell, base)));
      if (!received || received.value.hours.length === 0) return null;
      return { ...received.value, receivedAtMs: received.receivedAtMs };
    };

  return {
    nowcast: newest('getUltraSrtNcst', getNowcastBases),
    ultraShort: newest('getUltraSrtFcst', getUltraShortBases),
    village: newest('getVilageFcst', getVillageBases),
    villageAtBase: async (cell, base, signal) =>
      requireHours(await loadIssue('getVilageFcst', cell, base, signal), 'getVilageFcst'),
    earlierNowcast: earlier('getUltraSrtNcst', getNowcastBases),
    earlierUltraShort: earlier('getUltraSrtFcst', getUltraShortBases),
  };
}
