import type { OpenDatabase } from './db/database';
import type { Check } from './health';
import type { Pictures } from './pictures/pictures';

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
