import { inArray, lt, sql } from 'drizzle-orm';
import type { KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

export interface StoredChoices {
  /** Newest first, one for each date. */
  choices: FrozenChoice[];
  /**
   * Hour (epoch ms) in which the choice of each date was last decided. The choice applies to everyone until the next
   * hour.
   */
  decidedMs: Record<KstDate, number>;
}

/** A proposed choice for a date, made in an hour. */
export interface Decision {
  key: string;
  value: StoredChoices;
  date: KstDate;
  hourMs: number;
  expiresAt: Date;
}

export async function readChoices(db: Database, keys: string[]): Promise<Map<string, StoredChoices>> {
  const { key, value } = cacheEntries;
  const rows = await db.select({ key, value }).from(cacheEntries).where(inArray(key, keys));
  // The value needs no parsing: only `writeFirst` writes these keys, and the key contains the version of the shape.
  return new Map(rows.map((row) => [row.key, row.value as StoredChoices]));
}

/** Writes decisions of one date and hour with distinct keys. Returns the keys that were written. */
async function writeFirstAtHour(db: Database, decisions: Decision[], { date, hourMs }: Decision): Promise<Set<string>> {
  const rows = decisions.map(({ key, value, expiresAt }) => ({ key, value, expires_at: expiresAt }));
  const decidedMs = sql`coalesce((${cacheEntries.value} -> 'decidedMs' ->> ${date}::text)::bigint, 0)`;
  // Sorted by key, so that concurrent statements do not deadlock.
  const written = await queryRows<{ key: string }>(
    db,
    sql`
    insert into cache_entries (key, value, expires_at)
    select key, value, expires_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as decided (key text, value jsonb, expires_at timestamptz)
    order by key
    on conflict (key) do update
    set value = excluded.value, expires_at = excluded.expires_at, updated_at = ${new Date(hourMs).toISOString()}::timestamptz
    where ${decidedMs} < ${hourMs}::bigint
    returning key`,
  );
  return new Set(written.map(({ key }) => key));
}

/** Stores each decision unless another one was stored in its hour. Returns for each whether it was stored. */
export async function writeFirst(db: Database, decisions: Decision[]): Promise<boolean[]> {
  const occasionOf = ({ date, hourMs }: Decision) => `${date} ${hourMs}`;
  const occasions = new Map<string, Map<string, Decision>>();
  for (const decision of decisions) {
    const firsts = occasions.get(occasionOf(decision)) ?? new Map<string, Decision>();
    if (!firsts.has(decision.key)) firsts.set(decision.key, decision);
    occasions.set(occasionOf(decision), firsts);
  }
  const stored = new Set<Decision>();
  for (const firsts of occasions.values()) {
    const [any] = firsts.values();
    if (!any) continue;
    for (const key of await writeFirstAtHour(db, [...firsts.values()], any)) stored.add(firsts.get(key) ?? any);
  }
  return decisions.map((decision) => stored.has(decision));
}

export async function pruneChoices(db: Database, now: Date): Promise<void> {
  await db.delete(cacheEntries).where(lt(cacheEntries.expiresAt, now));
}
