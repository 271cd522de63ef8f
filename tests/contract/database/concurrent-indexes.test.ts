import { sql } from 'drizzle-orm';
import { createIndexes } from '@/lib/api-host/db/concurrent-indexes';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { queryRows } from '@/lib/api-host/db/query-rows';
import { listEngines } from '../../support/engines';

const NAME = 'users_by_nickname';
const INDEX = { name: NAME, definition: 'on "users" ("nickname")' };

describe.each(listEngines())('indexes on $name', ({ openAsOwner }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openAsOwner();
  });
  afterAll(() => opened.close());

  const readIndex = () =>
    queryRows<{ isValid: boolean; isUnique: boolean }>(
      opened.db,
      sql`select indisvalid as "isValid", indisunique as "isUnique" from pg_index where indexrelid = to_regclass(${NAME})`,
    );

  it('are created once, and again if an interrupted creation left an invalid one', async () => {
    await opened.db.execute(
      sql`insert into users (id, nickname, created_at) select gen_random_uuid(), '날옷', now() from generate_series(1, 2)`,
    );
    const interrupted = opened.db.execute(sql.raw(`create unique index concurrently "${NAME}" on users (nickname)`));
    await expect(interrupted).rejects.toThrow();
    expect(await readIndex()).toEqual([{ isValid: false, isUnique: true }]);
    for (let times = 0; times < 2; times++) {
      await createIndexes(opened.db, [INDEX]);
      expect(await readIndex()).toEqual([{ isValid: true, isUnique: false }]);
    }
  });
});
