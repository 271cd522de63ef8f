import { LRUCache } from 'lru-cache';
import type { DispatchTools } from '@/lib/api-host/dispatch/dispatch';
import type { Database } from '@/lib/api-host/db/database';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { formatCell } from '@/lib/contract/hour-spans';
import { startOfHourMs } from '@/lib/domain/kst';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Logger } from '@/lib/log';
import { readGazetteHolidays } from './gazette-holidays';

/** Number of cells whose weather is cached, as in production. */
const MAX_CELLS = 5_000;

/** Returns the dependencies for composing pushes: recorded weather and a folder of pictures. */
export function createComposeTools(db: Database, folder: string, clock: () => number, logger: Logger) {
  const cache = new LRUCache<string, Weather>({ max: MAX_CELLS });
  const weather: DispatchTools['weather'] = {
    async get(cell) {
      const key = `${formatCell(cell)} ${startOfHourMs(clock())}`;
      const found = cache.get(key) ?? getRecordedWeather(cell, clock());
      cache.set(key, found);
      return { weather: found, stale: false, pending: false };
    },
  };
  const pictures = createLocalPictures(folder);
  const choices = createChoiceStore(() => db, logger, 30_000);
  const readHolidays = readGazetteHolidays(clock);
  const parts = { regions: loadRegions(), weather, readHolidays, pictures, outfits: OUTFITS, choices };
  return { ...parts, clock, logger, readWarnings: null };
}
