import { inArray, lt, sql } from 'drizzle-orm';
import type { KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { queryRows } from '../db/query-rows';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** What is stored of an audience. */
export interface StoredChoices {
  /** Newest first, one for each date. */
  choices: FrozenChoice[];
  /** The hour (epoch ms) in which the choice of a date was last decided: until the next it holds for everyone. */
  decidedMs: Record<KstDate, number>;
}

/** Asks for a choice to be the one of its date in an hour. */
export interface Decision {
  key: string;
  value: StoredChoices;
  date: KstDate;
  hourMs: number;
  expiresAt: Date;
}

/** What is stored of some audiences, by key. */
export async function readChoices(db: Database, keys: string[]): Promise<Map<string, StoredChoices>> {
  const { key, value } = cacheEntries;
  const rows = await db.select({ key, value }).from(cacheEntries).where(inArray(key, keys));
  // Only `writeFirst` writes below these keys, and the key names the shape.
  return new Map(rows.map((row) => [row.key, row.value as StoredChoices]));
}

/** Those of one date and hour, each key once: which of them were stored. */
async function writeFirstAtHour(db: Database, decisions: Decision[], { date, hourMs }: Decision): Promise<Set<string>> {
  const rows = decisions.map(({ key, value, expiresAt }) => ({ key, value, expires_at: expiresAt }));
  const decidedMs = sql`coalesce((${cacheEntries.value} -> 'decidedMs' ->> ${date}::text)::bigint, 0)`;
  // In the order of their keys, so that two who write some of the same never wait for each other.
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

/** Stores decisions, each if nobody has decided in its hour before. Returns of each whether it is the one that holds. */
export async function writeFirst(db: Database, decisions: Decision[]): Promise<boolean[]> {
  const occasionOf = ({ date, hourMs }: Decision) => `${date} ${hourMs}`;
  const occasions = new Map<string, Map<string, Decision>>();
  for (const decision of decisions) {
    const firsts = occasions.get(occasionOf(decision)) ?? new Map<string, Decision>();
    if (!firsts.has(decision.key)) firsts.set(decision.key, decision);
    occasions.set(occasionOf(decision), firsts);
  }
  const holding = new Set<Decision>();
  for (const firsts of occasions.values()) {
    const [any] = firsts.values();
    if (!any) continue;
    for (const key of await writeFirstAtHour(db, [...firsts.values()], any)) holding.add(firsts.get(key) ?? any);
  }
  return decisions.map((decision) => holding.has(decision));
}

/** Removes the choices of days that are over. */
export async function pruneChoices(db: Database, now: Date): Promise<void> {
  await db.delete(cacheEntries).where(lt(cacheEntries.expiresAt, now));
}
