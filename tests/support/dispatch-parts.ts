import type { DispatchTools } from '@/lib/api-host/dispatch/dispatch';
import type { Database } from '@/lib/api-host/db/database';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { createLocalPictures } from '@/lib/api-host/pictures/local-pictures';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Logger } from '@/lib/log';

/** What pushes are composed of: recorded weather, and a picture for each outfit in a folder. */
export function composeParts(db: Database, folder: string, clock: () => number, logger: Logger) {
  const weather: DispatchTools['weather'] = {
    get: async (cell) => ({ weather: recordedWeather(cell, clock()), stale: false, pending: false }),
  };
  const pictures = createLocalPictures(folder);
  const choices = createChoiceStore(() => db, logger, 30_000);
  return { regions: loadRegions(), weather, pictures, outfits: OUTFITS, choices, clock, logger };
}
