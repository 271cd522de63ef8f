import type { OpenDatabase } from '../db/database';
import type { Check } from './readiness';
import type { Mailer } from '../mail/mail';
import type { Pictures } from '../pictures/pictures';
import type { WeatherService } from '../weather/weather-service';

/** The database is open and answers. */
export const databaseCheck = (opened: Promise<OpenDatabase>): Check => ({
  name: 'database',
  run: async () => {
    const { db, kind } = await opened;
    await db.execute('select 1');
    return { ok: true, reason: kind };
  },
});

/** Without pictures there is nothing to recommend. */
export const picturesCheck = ({ ids }: Pictures): Check => ({
  name: 'pictures',
  run: () => ({ ok: ids.size > 0, reason: `${ids.size} pictures` }),
});

/** Where the weather comes from. Without any provider there is still recorded weather, so this only tells. */
export const weatherCheck = (weather: Pick<WeatherService, 'state'>): Check => ({
  name: 'weather',
  run: () => {
    const told = weather.state().map(({ provider, asked }) => `${provider} ${asked ? 'asked' : 'left alone'}`);
    return { ok: true, reason: told.join(', ') || 'recorded only' };
  },
});

/** Nobody can sign up without mail; all else works, so this only tells. */
export const mailCheck = ({ kind }: Mailer): Check => ({ name: 'mail', run: () => ({ ok: true, reason: kind }) });
