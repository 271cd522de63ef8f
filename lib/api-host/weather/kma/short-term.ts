import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { ifPossible } from '../possible-values';
import { ProviderError } from '../provider-error';
import type { Question, Supply } from '../supply/supply';
import { fetchAllRows } from './fetch-all-rows';
import type { GatewayAccess } from './fetch-gateway';
import { baseDate, baseTime, nowcastBases, ultraShortBases, villageBases, type Base } from './base-times';
import { rowsByTime, toHours, type ValuesByCode, type IssueHour } from './forecast-rows';
import { firstWithData } from './first-with-data';
import { numberOf } from './kma-values';

export interface Extremes {
  minC: number | null;
  maxC: number | null;
}

/** One issue of one of the three short-term services. */
export interface Issue {
  base: Base;
  hours: IssueHour[];
  /** TMN and TMX by date, as far as this issue has them. */
  extremes: Map<KstDate, Extremes>;
  receivedAtMs: number;
}

export type FetchIssue = (cell: GridCell, nowMs: number, signal: AbortSignal) => Promise<Issue>;
type FindIssue = (cell: GridCell, nowMs: number) => Promise<Issue | null>;

export interface ShortTerm {
  /** What was observed at the newest full hour. */
  nowcast: FetchIssue;
  /** The next six hours. */
  ultraShort: FetchIssue;
  /** Today to the third or fourth day. */
  village: FetchIssue;
  /** The village forecast of one base. */
  villageOf: (cell: GridCell, base: Base, signal: AbortSignal) => Promise<Issue>;
  /** The newest of the last hours that was received, where a newer one cannot be had. */
  earlierNowcast: FindIssue;
  earlierUltraShort: FindIssue;
}

const SERVICE = '/VilageFcstInfoService_2.0';
/** The morning's issue is of use until midnight. */
const STORED_MS = 24 * HOUR_MS;
/** How many hours back an issue still says something of the hours to come, or of this one. */
const HOURS_BACK = 4;

/** TMN and TMX of each date of which they are said. */
export function extremesByDate(byTime: Map<number, ValuesByCode>): Map<KstDate, Extremes> {
  const extremes = new Map<KstDate, Extremes>();
  for (const [epochMs, values] of byTime) {
    const date = kstDate(epochMs);
    const known = extremes.get(date) ?? { minC: null, maxC: null };
    const minC = ifPossible('temperatureC', numberOf(values.get('TMN'))) ?? known.minC;
    const maxC = ifPossible('temperatureC', numberOf(values.get('TMX'))) ?? known.maxC;
    if (minC !== null || maxC !== null) extremes.set(date, { minC, maxC });
  }
  return extremes;
}

/** KMA's short-term forecast service: nowcast, ultra-short forecast and village forecast of a grid cell. */
export function createShortTerm(access: GatewayAccess, supply: Supply): ShortTerm {
  type Said = Omit<Issue, 'receivedAtMs'>;

  const keyOf = (operation: string, { nx, ny }: GridCell, base: Base) => `kma ${operation} ${nx} ${ny} ${base}`;

  function questionOf(operation: string, cell: GridCell, base: Base): Question<Said> {
    const path = `${SERVICE}/${operation}`;
    return {
      key: keyOf(operation, cell, base),
      storedMs: STORED_MS,
      async ask(signal) {
        const params = { base_date: baseDate(base), base_time: baseTime(base), nx: cell.nx, ny: cell.ny };
        const byTime = rowsByTime(await fetchAllRows(access, path, params, signal), path);
        const hours = toHours(byTime);
        if (hours.length === 0) throw new ProviderError('no-data', `${path}: every value is missing`);
        return { base, hours, extremes: extremesByDate(byTime) };
      },
    };
  }

  async function issueOf(operation: string, cell: GridCell, base: Base, signal: AbortSignal): Promise<Issue> {
    const { value, receivedAtMs } = await supply.load(questionOf(operation, cell, base), signal);
    return { ...value, receivedAtMs };
  }

  const newest =
    (operation: string, basesAt: typeof villageBases): FetchIssue =>
    (cell, nowMs, signal) =>
      firstWithData(basesAt(nowMs), (base) => issueOf(operation, cell, base, signal));

  const earlier =
    (operation: string, basesAt: typeof villageBases): FindIssue =>
    async (cell, nowMs) => {
      for (let hours = 0; hours <= HOURS_BACK; hours++) {
        const [base] = basesAt(nowMs - hours * HOUR_MS);
        const found = await supply.find<Said>(keyOf(operation, cell, base));
        if (found) return { ...found.value, receivedAtMs: found.receivedAtMs };
      }
      return null;
    };

  return {
    nowcast: newest('getUltraSrtNcst', nowcastBases),
    ultraShort: newest('getUltraSrtFcst', ultraShortBases),
    village: newest('getVilageFcst', villageBases),
    villageOf: (cell, base, signal) => issueOf('getVilageFcst', cell, base, signal),
    earlierNowcast: earlier('getUltraSrtNcst', nowcastBases),
    earlierUltraShort: earlier('getUltraSrtFcst', ultraShortBases),
  };
}
