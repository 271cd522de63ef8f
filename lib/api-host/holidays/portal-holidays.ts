import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { fetchPortalPage, type PortalAccess } from '../weather/kma/fetch-portal-page';
import { parseEachRow } from '../weather/kma/parse-each-row';
import { ProviderError } from '../weather/provider-error';
import type { Supply } from '../weather/supply/supply';

const PATH = '/SpcdeInfoService/getRestDeInfo';
/** The last dates that were received replace those that cannot be fetched. */
const STORED_DAYS = 30;
const RETRY_MS = HOUR_MS;
/** More than the days off of any year. */
const ROWS = 100;

const row = z.object({
  isHoliday: z.enum(['Y', 'N']),
  /** 20260217 */
  locdate: z.coerce
    .string()
    .regex(/^\d{8}$/)
    .transform((text) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`),
});

const getKey = (date: KstDate) => `holidays ${date}`;

/** Returns the days off of a year; none if they have not been published yet. */
async function fetchYear(access: PortalAccess, year: number, signal: AbortSignal): Promise<KstDate[]> {
  try {
    const params = { _type: 'json', solYear: year, numOfRows: ROWS, pageNo: 1 };
    const { rows } = await fetchPortalPage(access, PATH, params, signal);
    return parseEachRow(rows, row, PATH).flatMap(({ isHoliday, locdate }) => (isHoliday === 'Y' ? [locdate] : []));
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'no-data') return [];
    throw error;
  }
}

/**
 * Creates a function that returns the public holidays of this and the next year from the astronomy institute (특일정보),
 * which adds temporary ones. One instance fetches them once a day, for all: two calls. If it fails, the dates of an earlier
 * day are returned with the error.
 */
export function createPortalHolidays(access: PortalAccess, supply: Supply) {
  return async (nowMs: number, signal: AbortSignal): Promise<{ dates: readonly KstDate[]; error?: unknown }> => {
    const today = kstDate(nowMs);
    const fetch = async (within: AbortSignal): Promise<KstDate[]> => {
      const year = Number(today.slice(0, 4));
      const dates = [...(await fetchYear(access, year, within)), ...(await fetchYear(access, year + 1, within))];
      if (dates.length === 0) throw new ProviderError('no-data', `${PATH}: no holidays of ${year}`);
      return dates;
    };
    const request = { key: getKey(today), storedMs: STORED_DAYS * DAY_MS, getRetryMs: () => RETRY_MS, fetch };
    try {
      return { dates: (await supply.load<KstDate[]>(request, signal)).value };
    } catch (error) {
      const earlier = Array.from({ length: STORED_DAYS }, (_, days) => getKey(addDays(today, -days)));
      return { dates: (await supply.findFirst<KstDate[]>(earlier))?.value ?? [], error };
    }
  };
}
