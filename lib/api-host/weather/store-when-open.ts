import type { WeatherLog } from './weather-log';
import { createWeatherStore, type WeatherStore } from './weather-store';
import type { OpenDatabase } from '../db/database';

/**
 * A weather store over a database that is still being opened: until then it knows nothing, so that nobody waits for
 * it; what is to be stored is stored once it is open. A database that cannot be opened is told by the health check.
 */
export function weatherStoreWhenOpen(opening: Promise<OpenDatabase>, log: WeatherLog): WeatherStore {
  const store = opening.then(({ db }) => createWeatherStore(db, log)).catch(() => null);
  let opened: WeatherStore | null = null;
  void store.then((found) => (opened = found));
  return {
    read: async (cell) => (opened ? opened.read(cell) : null),
    write: async (weather) => (await store)?.write(weather),
  };
}
