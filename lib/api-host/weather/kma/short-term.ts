import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { ifPossible } from '../possible-values';
import { ProviderError } from '../provider-error';
import { fetchAllRows } from './fetch-all-rows';
import type { GatewayAccess } from './fetch-gateway';
import { baseDate, baseTime, nowcastBases, ultraShortBases, villageBases, type Base } from './base-times';
import { rowsByTime, toHours, type ValuesByCode, type IssueHour } from './forecast-rows';
import { firstWithData } from './first-with-data';
import { numberOf } from './kma-values';
import { createMemo } from './memo';

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
}

type Ask = (cell: GridCell, nowMs: number, signal: AbortSignal) => Promise<Issue>;

export interface ShortTerm {
  /** What was observed at the newest full hour. */
  nowcast: Ask;
  /** The next six hours. */
  ultraShort: Ask;
  /** Today to the third or fourth day. */
  village: Ask;
  /** The village forecast of one base. */
  villageOf: (cell: GridCell, base: Base, signal: AbortSignal) => Promise<Issue>;
}

/**
 * Issues in memory: the four of some 200 cells, 50 KB each at the most. A cell is asked for 56 times a day in place of 432,
 * and 200 cells use up the 10,000 calls a day of a key.
 */
const ISSUES = 800;
const SERVICE = '/VilageFcstInfoService_2.0';

function extremesByDate(byTime: Map<number, ValuesByCode>): Map<KstDate, Extremes> {
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
export function createShortTerm(access: GatewayAccess): ShortTerm {
  const memo = createMemo<Issue>(ISSUES);

  function issueOf(operation: string, { nx, ny }: GridCell, base: Base, signal: AbortSignal): Promise<Issue> {
    const path = `${SERVICE}/${operation}`;
    return memo(`${operation} ${nx} ${ny} ${base}`, async () => {
      const params = { base_date: baseDate(base), base_time: baseTime(base), nx, ny };
      const byTime = rowsByTime(await fetchAllRows(access, path, params, signal), path);
      const hours = toHours(byTime);
      if (hours.length === 0) throw new ProviderError('no-data', `${path}: every value is missing`);
      return { base, hours, extremes: extremesByDate(byTime) };
    });
  }

  const newest =
    (operation: string, basesAt: typeof villageBases): Ask =>
    (cell, nowMs, signal) =>
      firstWithData(basesAt(nowMs), (base) => issueOf(operation, cell, base, signal));

  return {
    nowcast: newest('getUltraSrtNcst', nowcastBases),
    ultraShort: newest('getUltraSrtFcst', ultraShortBases),
    village: newest('getVilageFcst', villageBases),
    villageOf: (cell, base, signal) => issueOf('getVilageFcst', cell, base, signal),
  };
}
