import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';
import type { Database } from '../../db/database';
import { providerAnswers } from '../../db/schema';
import type { ProviderErrorKind } from '../provider-error';

/** No lease is longer. A longer one was written by an instance with a wrong clock. */
export const MAX_LEASE_MS = 10 * MINUTE_MS;

export interface ResponseRow {
  key: string;
  value: Uint8Array | null;
  receivedAtMs: number | null;
  failure: ProviderErrorKind | null;
  leasedUntilMs: number;
}

/** End of a lease that was released. The present would be the future if the clock was ahead. */
const RELEASED = new Date(0);

/** Columns with the end of a lease. Instances of the previous version write only `heldUntil`. */
const leaseEndAt = (end: Date) => ({ leasedUntil: end, heldUntil: end });

/** End of a row's lease: the later one, because an instance of the previous version changes only `heldUntil`. */
const LEASE_END = sql`greatest(${providerAnswers.leasedUntil}, ${providerAnswers.heldUntil})`;

const toTimestamp = (ms: number) => sql.param(new Date(ms), providerAnswers.leasedUntil);

/** Returns whether a row prevents a fetch by another instance. */
export const isLeased = ({ leasedUntilMs }: ResponseRow, nowMs: number): boolean =>
  leasedUntilMs > nowMs && leasedUntilMs <= nowMs + MAX_LEASE_MS;

const toResponseRow = (row: typeof providerAnswers.$inferSelect): ResponseRow => ({
  key: row.key,
  value: row.value,
  receivedAtMs: row.receivedAt && row.receivedAt.getTime(),
  failure: row.failure as ProviderErrorKind | null,
  leasedUntilMs: Math.max(row.leasedUntil.getTime(), row.heldUntil.getTime()),
});

export async function readResponses(db: Database, keys: string[]): Promise<ResponseRow[]> {
  const rows = await db.select().from(providerAnswers).where(inArray(providerAnswers.key, keys));
  return rows.map(toResponseRow);
}

export async function readResponse(db: Database, key: string): Promise<ResponseRow | null> {
  const [row] = await readResponses(db, [key]);
  return row ?? null;
}

interface LeaseOptions {
  key: string;
  nowMs: number;
  leaseMs: number;
  /** True if a row with a value may be leased too. A cell's weather is renewed, an issue is not. */
  isRenewal?: boolean;
}

/** Acquires the lease of a key. Only one of all instances gets it, until it expires. */
export async function acquireLease(db: Database, { key, nowMs, leaseMs, isRenewal }: LeaseOptions): Promise<boolean> {
  const now = new Date(nowMs);
  const end = new Date(nowMs + leaseMs);
  const isFree = or(lte(LEASE_END, toTimestamp(nowMs)), gt(LEASE_END, toTimestamp(nowMs + MAX_LEASE_MS)));
  const isWanted = or(
    isNull(providerAnswers.value),
    gt(providerAnswers.receivedAt, new Date(nowMs + CLOCK_SKEW_MS)),
    lte(providerAnswers.expiresAt, now),
  );
  const leased = await db
    .insert(providerAnswers)
    .values({ key, ...leaseEndAt(end), expiresAt: end })
    .onConflictDoUpdate({
      target: providerAnswers.key,
      // A leased row must not be pruned.
      set: {
        ...leaseEndAt(end),
        failure: null,
        expiresAt: sql`greatest(${providerAnswers.expiresAt}, excluded.expires_at)`,
      },
      setWhere: isRenewal ? isFree : and(isFree, isWanted),
    })
    .returning({ key: providerAnswers.key });
  return leased.length > 0;
}

/** Extends or ends an own lease. Returns false if the lease is no longer ours. */
export async function moveLeaseEnd(
  db: Database,
  { key, fromMs, untilMs }: { key: string; fromMs: number; untilMs: number },
): Promise<boolean> {
  const end = new Date(untilMs);
  const moved = await db
    .update(providerAnswers)
    .set({ ...leaseEndAt(end), expiresAt: end })
    .where(and(eq(providerAnswers.key, key), eq(LEASE_END, toTimestamp(fromMs))))
    .returning({ key: providerAnswers.key });
  return moved.length > 0;
}

interface NewResponse {
  key: string;
  value: Uint8Array;
  receivedAtMs: number;
  expiresAtMs: number;
}

/** Stores a response and releases the lease. */
export async function writeResponse(
  db: Database,
  { key, value, receivedAtMs, expiresAtMs }: NewResponse,
): Promise<void> {
  const receivedAt = new Date(receivedAtMs);
  const row = { value, receivedAt, failure: null, ...leaseEndAt(RELEASED), expiresAt: new Date(expiresAtMs) };
  await db
    .insert(providerAnswers)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: providerAnswers.key, set: row });
}

/** Records a failure, so that no instance retries before `untilMs`. */
export async function writeFailure(
  db: Database,
  { key, kind, untilMs }: { key: string; kind: ProviderErrorKind; untilMs: number },
): Promise<void> {
  await db
    .update(providerAnswers)
    .set({
      failure: kind,
      ...leaseEndAt(new Date(untilMs)),
      expiresAt: sql`greatest(${providerAnswers.expiresAt}, ${new Date(untilMs).toISOString()}::timestamptz)`,
    })
    .where(eq(providerAnswers.key, key));
}

/** Releases a lease without storing a response. */
export async function releaseLease(db: Database, key: string): Promise<void> {
  await db.update(providerAnswers).set(leaseEndAt(RELEASED)).where(eq(providerAnswers.key, key));
}

export async function pruneResponses(db: Database, nowMs: number): Promise<void> {
  await db.delete(providerAnswers).where(lt(providerAnswers.expiresAt, new Date(nowMs)));
}
