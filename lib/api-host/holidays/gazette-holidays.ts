import * as years from '@hyunbinseo/holidays-kr/all';
import type { KstDate } from '@/lib/domain/kst';

/**
 * Public holidays as the government publishes them for each year (월력요항): with substitute holidays, 노동절 and the election
 * days that were known then.
 */
const NAMES: ReadonlyMap<KstDate, readonly string[]> = new Map(
  Object.values(years).flatMap((dates) => Object.entries(dates)),
);

export const GAZETTE_HOLIDAYS: readonly KstDate[] = [...NAMES.keys()];

/** Returns the Korean name of a public holiday; '' for one that was announced later. */
export const getHolidayName = (date: KstDate): string => NAMES.get(date)?.[0] ?? '';
