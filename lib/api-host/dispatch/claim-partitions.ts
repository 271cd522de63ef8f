import { sql } from 'drizzle-orm';
import { addDays, type KstDate } from '@/lib/domain/kst';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';

/** Each date is a partition of its own, with the date in its name. */
const PREFIX = 'push_claims_';
const KEPT_DAYS = 30;
/** Limits how long creating or dropping a partition may block the dispatcher; the next minute tries again. */
const LOCK_LIMIT = sql.raw(`set local lock_timeout = '2s'`);

const parsePartitionDate = (name: string): KstDate =>
  name.slice(PREFIX.length).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

/** Partition of the claims. An open one was created by an earlier version and contains all dates up to its own. */
interface Partition {
  name: string;
  isOpen: boolean;
}

async function listPartitions(db: Database): Promise<Partition[]> {
  return queryRows<Partition>(
    db,
    sql`
    select relname as name, pg_get_expr(relpartbound, oid) like '%MINVALUE%' as "isOpen"
    from pg_class join pg_inherits on inhrelid = oid where inhparent = 'push_claims'::regclass`,
  );
}

const includesDate = (part: Partition, date: KstDate): boolean => {
  const last = parsePartitionDate(part.name);
  return part.isOpen ? date <= last : date === last;
};

/** Functions of the database create and drop partitions, because only the owner of the table may. */
async function createPartition(db: Database, date: KstDate): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(LOCK_LIMIT);
    // Only one instance at a time creates partitions.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('push_claims'))`);
    if ((await listPartitions(tx)).some((each) => includesDate(each, date))) return;
    await tx.execute(sql`select create_push_claims_partition(${date}::date)`);
  });
}

export async function createPartitions(db: Database, dates: KstDate[]): Promise<void> {
  const parts = await listPartitions(db);
  for (const date of dates) if (!parts.some((part) => includesDate(part, date))) await createPartition(db, date);
}

/** Drops the partitions of dates more than 30 days ago. */
export async function dropOldPartitions(db: Database, today: KstDate): Promise<void> {
  const oldest = addDays(today, -KEPT_DAYS);
  for (const { name } of await listPartitions(db)) {
    const date = parsePartitionDate(name);
    if (date >= oldest) continue;
    await db.transaction(async (tx) => {
      await tx.execute(LOCK_LIMIT);
      await tx.execute(sql`select drop_push_claims_partition(${date}::date)`);
    });
  }
}
