import type { OpenDatabase } from '../db/database';
import type { Check } from './readiness';
import type { Mailer } from '../mail/mail';
import type { Pictures } from '../pictures/pictures';
import type { WeatherService } from '../weather/weather-service';

/** A database that does not open within this is away: the instance begins without it. */
const OPENING_MS = 60_000;

const broken = () => 'broken' as const;
/** What a check that cannot fail says of it. */
const limited = () => 'limited' as const;

/** The database is open, answers and can be written to. Without it what is in memory goes on. */
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

/** Whether the instance was told to stop. */
export const createServingCheck = (isStopping: () => boolean): Check => ({
  name: 'serving',
  stateOnFailure: () => 'stopping',
  run: () => ({ ok: !isStopping() }),
});

/** Without pictures there is nothing to recommend. */
export const createPicturesCheck = ({ ids }: Pictures): Check => ({
  name: 'pictures',
  stateOnFailure: broken,
  run: () => ({ ok: ids.size > 0, reason: `${ids.size} pictures` }),
});

/** Where the weather comes from. Without any provider there is still recorded weather, so this only tells. */
export const createWeatherCheck = (weather: Pick<WeatherService, 'state'>): Check => ({
  name: 'weather',
  stateOnFailure: limited,
  run: () => {
    const told = weather.state().map(({ provider, isActive }) => `${provider} ${isActive ? 'asked' : 'left alone'}`);
    return { ok: true, reason: told.join(', ') || 'recorded only' };
  },
});

/** Nobody can sign up without mail; all else works, so this only tells. */
export const createMailCheck = ({ kind }: Mailer): Check => ({
  name: 'mail',
  stateOnFailure: limited,
  run: () => ({ ok: true, reason: kind }),
});
