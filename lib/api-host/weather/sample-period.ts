import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startsWithSample, type Env } from '@/lib/env';
import type { WeatherLog } from './weather-log';

/** The time before any provider has responded to a local installation. Until it ends, sample weather is shown. */
export interface SamplePeriod {
  isOpen(): boolean;
  /** Ends the period for good, because real weather was received. */
  end(): void;
}

const FILE = 'weather-received';

/**
 * Returns the sample period, which a file in the data folder ends also for later starts; undefined if the configuration
 * does not permit sample weather. A file, because the first request arrives before the database is open.
 */
export function createSamplePeriod(env: Env, log: WeatherLog): SamplePeriod | undefined {
  if (!startsWithSample(env)) return undefined;
  const file = path.join(env.DATA_DIR, FILE);
  let isOpen = !existsSync(file);
  if (isOpen) log.info('weather: no provider has responded yet; showing sample weather until one does');
  return {
    isOpen: () => isOpen,
    end() {
      if (!isOpen) return;
      isOpen = false;
      log.info('weather: a provider has responded; sample weather is not shown any more');
      try {
        mkdirSync(env.DATA_DIR, { recursive: true });
        writeFileSync(file, '');
      } catch (err) {
        log.warn({ err }, `weather: cannot write ${FILE}; after a restart, sample weather may be shown again`);
      }
    },
  };
}
