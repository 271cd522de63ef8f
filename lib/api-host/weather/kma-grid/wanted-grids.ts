import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import { nowcastBases, ultraShortBases, villageBases, type Base } from '../kma/base-times';
import type { Stage } from '../supply/budget';
import { GRID_SERVICES, type GridServiceName } from './grid-services';
import type { GridName } from './grid-shelf';

/** A grid that should be there, and of which issue at the least. */
export interface WantedGrid extends GridName {
  issuedAtMs: Base;
}

/** Three issues a day are read to their end, the others for the hours that people dress for. */
const WHOLE_ISSUES = [2, 11, 17];
const NEAR_HOURS = 24;
const ULTRA_SHORT_HOURS = 6;
/** An issue before this one may be what there is of the current hour. */
const ISSUES_BACK = 10;

/** How far ahead grids are asked for while the day's calls run out. */
const REACH_MS: Readonly<Record<Stage, number>> = {
  open: Infinity,
  sparing: DAY_MS,
  'in-use': 6 * HOUR_MS,
  spent: -Infinity,
};

const isWhole = (base: Base) => WHOLE_ISSUES.includes(kstHour(base));

/** The last hour of an issue: the midnight that ends the third day, from 17:00 on the fourth. */
const endOf = (base: Base) => kstEpochMs(addDays(kstDate(base), kstHour(base) >= 17 ? 4 : 3));

/** The issues that are out, ascending. */
function publishedIssues(nowMs: number): Base[] {
  const issues: Base[] = [];
  for (let atMs = nowMs; issues.length < ISSUES_BACK; atMs -= 3 * HOUR_MS) issues.unshift(villageBases(atMs)[0]);
  return issues;
}

const allOf = (service: GridServiceName, issuedAtMs: Base, validAtMs: number): WantedGrid[] =>
  GRID_SERVICES[service].variables.map((variable) => ({ service, variable, issuedAtMs, validAtMs }));

function villageHours(issues: Base[], nowMs: number): WantedGrid[] {
  const first = startOfHourMs(nowMs);
  const last = Math.max(...issues.filter(isWhole).map(endOf));
  const hours = Array.from({ length: (last - first) / HOUR_MS + 1 }, (_, i) => first + i * HOUR_MS);
  return hours.flatMap((validAtMs) => {
    const reaches = (base: Base) =>
      isWhole(base) ? validAtMs <= endOf(base) : validAtMs - base <= NEAR_HOURS * HOUR_MS;
    const issue = issues.findLast((base) => base < validAtMs && reaches(base));
    return issue === undefined ? [] : allOf('village', issue, validAtMs);
  });
}

/** TMN stands at 06, TMX at 15. Today's are those of the 02:00 issue, or of yesterday's before that is out. */
function extremesOf(date: KstDate, issues: Base[]): WantedGrid[] {
  const tells = (base: Base) =>
    isWhole(base) && kstEpochMs(date) < endOf(base) && (kstDate(base) < date || kstHour(base) === 2);
  const issuedAtMs = issues.findLast(tells);
  if (issuedAtMs === undefined) return [];
  return [
    { service: 'village', variable: 'TMN', issuedAtMs, validAtMs: kstEpochMs(date, 6) },
    { service: 'village', variable: 'TMX', issuedAtMs, validAtMs: kstEpochMs(date, 15) },
  ];
}

/**
 * The grids that should be there at `nowMs`, what matters most first: what was observed, the next hours, today's extremes,
 * then hour by hour to the end of the newest issue that is read as a whole.
 */
export function wantedGrids(nowMs: number, stage: Stage): WantedGrid[] {
  const issues = publishedIssues(nowMs);
  const [ultraShort] = ultraShortBases(nowMs);
  const firstAhead = startOfHourMs(ultraShort) + HOUR_MS;
  const dates = [0, 1, 2, 3].map((days) => addDays(kstDate(nowMs), days));
  const wanted = [
    ...nowcastBases(nowMs).flatMap((base) => allOf('nowcast', base, base)),
    ...Array.from({ length: ULTRA_SHORT_HOURS }, (_, i) => firstAhead + i * HOUR_MS).flatMap((validAtMs) =>
      allOf('ultra-short', ultraShort, validAtMs),
    ),
    ...extremesOf(dates[0]!, issues),
    ...villageHours(issues, nowMs),
    ...dates.slice(1).flatMap((date) => extremesOf(date, issues)),
  ];
  return wanted.filter(({ validAtMs }) => validAtMs - nowMs <= REACH_MS[stage]);
}
