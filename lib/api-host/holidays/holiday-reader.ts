import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import type { Env } from '@/lib/env';
import { createSingleFlight } from '@/lib/single-flight';
import type { ProviderTools } from '../weather/supply/provider-tools';
import { GAZETTE_HOLIDAYS } from './gazette-holidays';
import { createPortalHolidays } from './portal-holidays';

/** Maximum time that the first reader waits for the portal, ms. */
const WAIT_MS = 3_000;
/** A failed fetch is repeated after this time. */
const RETRY_MS = HOUR_MS;
/** Days before a year begins on which its holidays should be known. */
const AHEAD_DAYS = 30;

const getYear = (date: KstDate) => date.slice(0, 4);

/** Returns 노동절 of a date's year: a paid day off by law, also in years whose other holidays are unknown. */
const getLabourDay = (date: KstDate): KstDate => `${getYear(date)}-05-01`;

type Settings = Pick<Env, 'EXTRA_HOLIDAYS' | 'KMA_SERVICE_KEY' | 'KASI_BASE_URL'>;
type Tools = Pick<ProviderTools, 'supply' | 'createFetch' | 'clock' | 'log' | 'closing'>;

interface KnownHolidays {
  holidays: Holidays;
  fromMs: number;
  untilMs: number;
}

/**
 * Creates a function that returns the public holidays: those of the gazette, those that the operator added, and with a key
 * of data.go.kr those of the portal. It never fails. A new day's dates are fetched while readers get the previous ones.
 */
export function createHolidayReader(settings: Settings, tools: Tools): () => Promise<Holidays> {
  const { clock, log, closing } = tools;
  const { EXTRA_HOLIDAYS: extra, KMA_SERVICE_KEY: serviceKey, KASI_BASE_URL: baseUrl } = settings;
  const readPortal =
    serviceKey &&
    createPortalHolidays({ baseUrl, serviceKey, fetch: tools.createFetch('kasi-holidays') }, tools.supply);
  const flights = createSingleFlight<Holidays>();
  const unknownYears = new Set<string>();
  let known: KnownHolidays | null = null;
  let isFailing = false;

  async function fetchPortal(nowMs: number): Promise<readonly KstDate[]> {
    if (!readPortal) return [];
    const { dates, error } = await readPortal(nowMs, AbortSignal.any([closing, AbortSignal.timeout(WAIT_MS)]));
    if (error && !isFailing && !closing.aborted)
      log.warn(
        { part: 'holidays', err: error },
        'holidays: data.go.kr did not return the days off (SpcdeInfoService); temporary holidays may be missing; retrying every hour',
      );
    isFailing = error !== undefined;
    return dates;
  }

  /** Logs once for each year of which no holiday is known. */
  function checkYears(dates: readonly KstDate[], today: KstDate): void {
    const years = new Set(dates.map(getYear));
    for (const year of [today, addDays(today, AHEAD_DAYS)].map(getYear)) {
      if (years.has(year) || unknownYears.has(year)) continue;
      unknownYears.add(year);
      log.warn(
        { part: 'holidays' },
        `holidays: no public holiday of ${year} is known, except Labour Day; schedules treat them as weekdays; update the app, or set KMA_SERVICE_KEY or EXTRA_HOLIDAYS`,
      );
    }
  }

  async function refresh(): Promise<Holidays> {
    const fromMs = clock();
    const today = kstDate(fromMs);
    const dates = [...GAZETTE_HOLIDAYS, ...extra, ...(await fetchPortal(fromMs))];
    checkYears(dates, today);
    const holidays = new Set([...dates, getLabourDay(today), getLabourDay(addDays(today, AHEAD_DAYS))]);
    const untilMs = isFailing ? fromMs + RETRY_MS : kstEpochMs(today) + DAY_MS;
    known = { holidays, fromMs, untilMs };
    return holidays;
  }

  return () => {
    const nowMs = clock();
    if (known && known.fromMs <= nowMs && nowMs < known.untilMs) return Promise.resolve(known.holidays);
    const refreshing = flights.run('holidays', refresh);
    return known ? Promise.resolve(known.holidays) : refreshing;
  };
}
