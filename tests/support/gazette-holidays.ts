import { createHolidayReader } from '@/lib/api-host/holidays/holiday-reader';
import { testTools } from './provider-tools';

/** Creates the reader of a host without a key of data.go.kr: the holidays of the gazette. */
export const readGazetteHolidays = (clock: () => number) =>
  createHolidayReader({ EXTRA_HOLIDAYS: [], KMA_SERVICE_KEY: undefined, KASI_BASE_URL: '' }, testTools({ clock }));
