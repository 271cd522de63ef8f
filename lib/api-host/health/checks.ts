import type { OpenDatabase } from '../db/database';
import type { Check } from './readiness';
import type { Mailer } from '../mail/mail';
import type { Pictures } from '../pictures/pictures';
import type { WeatherService } from '../weather/weather-service';

/**
 * Time after which a database that has not opened counts as unavailable, in ms. The instance then starts without it.
 */
const OPENING_MS = 60_000;

const broken = () => 'broken' as const;
const limited = () => 'limited' as const;

/**
 * Checks that the database is open, responds and is writable. Without it, the instance serves what it has in memory.
 */
export function createDatabaseCheck(opened: Promise<OpenDatabase>, clock: () => number): Check {
  const startedMs = clock();
  let wasOpened = false;
  opened.then(() => (wasOpened = true)).catch(() => undefined);
  return {
    name: 'database',
    stateOnFailure: () => (wasOpened || clock() - startedMs > OPENING_MS ? 'limited' : 'starting'),
    run: async () => {
      const { ping, kind, getReadOnlyReason } = await opened;
      await ping();
      const reason = getReadOnlyReason();
      return reason ? { ok: false, reason: `${kind}: ${reason}` } : { ok: true, reason: kind };
    },
  };
}

/** Checks that the instance has not been told to stop. */
export const createServingCheck = (isStopping: () => boolean): Check => ({
  name: 'serving',
  stateOnFailure: () => 'stopping',
  run: () => ({ ok: !isStopping() }),
});

/** Checks that there are pictures. Without them there is nothing to recommend. */
export const createPicturesCheck = ({ ids }: Pictures): Check => ({
  name: 'pictures',
  stateOnFailure: broken,
  run: () => ({ ok: ids.size > 0, reason: `${ids.size} pictures` }),
});

/** Reports the weather providers. It never fails, because recorded weather is always available. */
export const createWeatherCheck = (weather: Pick<WeatherService, 'state'>): Check => ({
  name: 'weather',
  stateOnFailure: limited,
  run: () => {
    const providers = weather.state().map(({ provider, isActive }) => `${provider} ${isActive ? 'active' : 'paused'}`);
    return { ok: true, reason: providers.join(', ') || 'recorded only' };
  },
});

/** Reports the mailer. It never fails, because everything except signing up works without mail. */
export const createMailCheck = ({ kind }: Mailer): Check => ({
  name: 'mail',
  stateOnFailure: limited,
  run: () => ({ ok: true, reason: kind }),
});
