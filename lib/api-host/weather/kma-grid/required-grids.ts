import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import { getNowcastBases, getUltraShortBases, getVillageBases, type BaseTimeMs } from '../kma/base-times';
import type { BudgetStage } from '../supply/budget';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { GridKey } from './grid-cache';

/** A grid that should be in the cache, and its oldest acceptable issue. */
export interface RequiredGrid extends GridKey {
  issuedAtMs: BaseTimeMs;
}

/** Three issues a day are read completely, the others only for the next 24 hours. */
const COMPLETE_ISSUE_HOURS = [2, 11, 17];
const NEAR_HOURS = 24;
const ULTRA_SHORT_HOURS = 6;
/** An older issue may be the only one that contains the current hour. */
const ISSUES_BACK = 10;

/** How far ahead grids are fetched at each stage of the budget. */
const REACH_MS: Readonly<Record<BudgetStage, number>> = {
  open: Infinity,
  sparing: DAY_MS,
  'in-use': 6 * HOUR_MS,
  spent: -Infinity,
};

const isReadCompletely = (base: BaseTimeMs) => COMPLETE_ISSUE_HOURS.includes(kstHour(base));

/** Returns the last hour of an issue: the end of the third day, or of the fourth from 17:00 on. */
const getIssueEnd = (base: BaseTimeMs) => kstEpochMs(addDays(kstDate(base), kstHour(base) >= 17 ? 4 : 3));

function listPublishedIssues(nowMs: number): BaseTimeMs[] {
  const issues: BaseTimeMs[] = [];
  for (let atMs = nowMs; issues.length < ISSUES_BACK; atMs -= 3 * HOUR_MS) issues.unshift(getVillageBases(atMs)[0]);
  return issues;
}

const listVariables = (service: GridServiceName, issuedAtMs: BaseTimeMs, validAtMs: number): RequiredGrid[] =>
  GRID_SERVICES[service].variables.map((variable) => ({ service, variable, issuedAtMs, validAtMs }));

function listVillageGrids(issues: BaseTimeMs[], nowMs: number): RequiredGrid[] {
  const first = startOfHourMs(nowMs);
  const last = Math.max(...issues.filter(isReadCompletely).map(getIssueEnd));
  const hours = Array.from({ length: (last - first) / HOUR_MS + 1 }, (_, i) => first + i * HOUR_MS);
  return hours.flatMap((validAtMs) => {
    const reaches = (base: BaseTimeMs) =>
      isReadCompletely(base) ? validAtMs <= getIssueEnd(base) : validAtMs - base <= NEAR_HOURS * HOUR_MS;
    const issue = issues.findLast((base) => base < validAtMs && reaches(base));
    return issue === undefined ? [] : listVariables('village', issue, validAtMs);
  });
}

/**
 * Lists the grids of a date's extremes: TMN at 06, TMX at 15. Today's come from the 02:00 issue, or from yesterday's
 * until that is published.
 */
function listExtremes(date: KstDate, issues: BaseTimeMs[]): RequiredGrid[] {
  const tells = (base: BaseTimeMs) =>
    isReadCompletely(base) && kstEpochMs(date) < getIssueEnd(base) && (kstDate(base) < date || kstHour(base) === 2);
  const issuedAtMs = issues.findLast(tells);
  if (issuedAtMs === undefined) return [];
  return [
    { service: 'village', variable: 'TMN', issuedAtMs, validAtMs: kstEpochMs(date, 6) },
    { service: 'village', variable: 'TMX', issuedAtMs, validAtMs: kstEpochMs(date, 15) },
  ];
}

/**
 * Lists the grids that should be in the cache, most important first: observations, the next hours, today's extremes,
 * then each hour to the end of the newest complete issue.
 */
export function listRequiredGrids(nowMs: number, stage: BudgetStage): RequiredGrid[] {
  const issues = listPublishedIssues(nowMs);
  const [ultraShort] = getUltraShortBases(nowMs);
  const firstAhead = startOfHourMs(ultraShort) + HOUR_MS;
  const dates = [0, 1, 2, 3].map((days) => addDays(kstDate(nowMs), days));
  const required = [
    ...getNowcastBases(nowMs).flatMap((base) => listVariables('nowcast', base, base)),
    ...Array.from({ length: ULTRA_SHORT_HOURS }, (_, i) => firstAhead + i * HOUR_MS).flatMap((validAtMs) =>
      listVariables('ultra-short', ultraShort, validAtMs),
    ),
    ...listExtremes(dates[0]!, issues),
    ...listVillageGrids(issues, nowMs),
    ...dates.slice(1).flatMap((date) => listExtremes(date, issues)),
  ];
  return required.filter(({ validAtMs }) => validAtMs - nowMs <= REACH_MS[stage]);
}
