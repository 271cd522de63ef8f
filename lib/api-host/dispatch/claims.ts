import { and, eq, gt, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import type { Database } from '../db/database';
import { KINDS_PER_OCCASION, PUSH_KINDS, pushClaims, type SettledDevices } from '../db/schema';
import { MAX_LATENESS_MS } from './due';

/** Claim that this instance owns until the lease expires. */
export interface Claim {
  userId: string;
  date: KstDate;
  /** Push kind and occasion, see `claim-kind.ts`. */
  kind: number;
  dueAt: Date;
  leasedUntil: Date;
  /** Failed attempts. */
  attempts: number;
  settled: SettledDevices;
  /** See `audience-number.ts`. */
  audience: number;
}

/**
 * Update of a claim: its outcome, or the time of the next attempt. `attempts` includes the one that was just made. A claim
 * that was leased and released unsent had no attempt.
 */
export type ClaimChange = { claim: Claim; settled: SettledDevices; attempts: number } & (
  | { outcome: 'sent' | 'failed' | 'gone' }
  | { retryAtMs: number }
);

export interface LeaseOptions {
  nowMs: number;
  leaseMs: number;
  limit: number;
  /** Lowest audience number. */
  from: number;
}

/**
 * Leases free claims in the order of their audiences, so that the claims of one audience are sent together. Concurrent
 * instances get different claims.
 */
export async function leaseClaims(db: Database, { nowMs, leaseMs, limit, from }: LeaseOptions): Promise<Claim[]> {
  const isFree = and(
    isNull(pushClaims.outcome),
    // During an upgrade a newer version may have written claims of kinds that this version cannot compose.
    inArray(sql`${pushClaims.kind} % ${KINDS_PER_OCCASION}`, Object.values(PUSH_KINDS)),
    gte(pushClaims.audience, from),
    lte(pushClaims.leasedUntil, new Date(nowMs)),
    gt(pushClaims.dueAt, new Date(nowMs - MAX_LATENESS_MS)),
    // Claims that are due belong to today or yesterday; with this condition PostgreSQL skips all other partitions.
    gte(pushClaims.date, kstDate(nowMs - MAX_LATENESS_MS)),
  );
  const free = db
    .$with('free')
    .as(
      db
        .select({ userId: pushClaims.userId, date: pushClaims.date, kind: pushClaims.kind })
        .from(pushClaims)
        .where(isFree)
        .orderBy(pushClaims.audience)
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  const isChosen = and(
    eq(pushClaims.userId, free.userId),
    eq(pushClaims.date, free.date),
    eq(pushClaims.kind, free.kind),
    gte(pushClaims.date, kstDate(nowMs - MAX_LATENESS_MS)),
  );
  const taken = await db
    .with(free)
    .update(pushClaims)
    .set({ leasedUntil: new Date(nowMs + leaseMs) })
    .from(free)
    .where(isChosen)
    .returning({
      userId: pushClaims.userId,
      date: pushClaims.date,
      kind: pushClaims.kind,
      dueAt: pushClaims.dueAt,
      leasedUntil: pushClaims.leasedUntil,
      attempts: pushClaims.attempts,
      settled: pushClaims.settled,
      audience: pushClaims.audience,
    });
  return taken.sort((one, other) => one.audience - other.audience);
}

const toRow = (change: ClaimChange) => ({
  user_id: change.claim.userId,
  date: change.claim.date,
  kind: change.claim.kind,
  lease_end: change.claim.leasedUntil,
  settled: change.settled,
  attempts: change.attempts,
  ...('outcome' in change ? { outcome: change.outcome } : { leased_until: new Date(change.retryAtMs) }),
});

/** Writes updates of claims. A claim whose lease has expired since belongs to another instance and is skipped. */
export async function recordChanges(db: Database, changes: ClaimChange[]): Promise<void> {
  const rows = JSON.stringify(changes.map(toRow));
  const [first] = changes.map(({ claim }) => claim.date).sort();
  const shape = sql`(user_id uuid, date date, kind smallint, lease_end timestamptz, settled jsonb, attempts smallint, outcome text, leased_until timestamptz)`;
  await db.execute(sql`
    update ${pushClaims} set
      settled = changed.settled,
      attempts = changed.attempts,
      outcome = changed.outcome,
      leased_until = coalesce(changed.leased_until, ${pushClaims.leasedUntil})
    from jsonb_to_recordset(${rows}::jsonb) as changed ${shape}
    where ${pushClaims.userId} = changed.user_id and ${pushClaims.date} = changed.date
      and ${pushClaims.date} >= ${first}::date and ${pushClaims.kind} = changed.kind
      and ${pushClaims.leasedUntil} = changed.lease_end and ${pushClaims.outcome} is null`);
}

/** Deletes a claim of which nothing was sent. */
export async function deleteClaim(db: Database, { userId, date, kind, leasedUntil }: Claim): Promise<void> {
  const isStillLeased = and(eq(pushClaims.kind, kind), eq(pushClaims.leasedUntil, leasedUntil));
  await db.delete(pushClaims).where(and(eq(pushClaims.userId, userId), eq(pushClaims.date, date), isStillLeased));
}
