import * as years from '@hyunbinseo/holidays-kr/all';
import type { KstDate } from '@/lib/domain/kst';

/**
 * Public holidays as the government publishes them for each year (월력요항): with substitute holidays, 노동절 and the election
 * days that were known then.
 */
export const GAZETTE_HOLIDAYS: readonly KstDate[] = Object.values(years).flatMap((dates) => Object.keys(dates));
