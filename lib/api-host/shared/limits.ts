import { and, eq, gt, sql } from 'drizzle-orm';
import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';
import { metrics } from '@/lib/metrics/metrics';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import type { Network } from './network';
import { digest } from './secrets';
import { SecurityError } from './security-events';

/** A number of attempts in a window that begins with the first one. */
export interface Limit {
  name: string;
  points: number;
  windowMs: number;
  /** Message for the user who exceeds the limit. */
  message?: string;
}

/** An attempt by a subject (a network, an address, an account). Only a hash of the subject is stored. */
export interface Attempt {
  limit: Limit;
  subject: string;
  /** Factor by which the limit is raised for this subject: a wide network belongs to many users. */
  times?: number;
}

/** Factors for the networks around a /64: a /56 is still one customer, a /48 may be a whole village. */
const TIMES_BY_WIDTH = [1, 2, 8];

/** Returns attempts for the network and the wider ones around it, so that changing addresses does not help. */
export const toNetworkAttempts = (limit: Limit, network: Network): Attempt[] =>
  network.map((subject, width) => ({ limit, subject, times: TIMES_BY_WIDTH[width] }));

/** Rate limits, shared by all instances. */
export interface Limits {
  /**
   * Counts the attempts in this order. Throws `ApiError` TOO_MANY_REQUESTS at the first one that exceeds its limit; the
   * attempts before it stay counted.
   */
  take: (...attempts: Attempt[]) => Promise<void>;
  /** All or nothing: if one limit rejects the attempt, no other limit is charged. */
  takeAllOrNone: (...attempts: Attempt[]) => Promise<void>;
  /** Refunds attempts that did not take place. */
  refund: (...attempts: Attempt[]) => Promise<void>;
  reset: (attempt: Attempt) => Promise<void>;
}

/** The limit's name is logged and counted; the user sees its message and when to try again. */
function createLimitError({ name, message }: Limit, waitMs: number): SecurityError {
  metrics().limitRejections.inc({ limit: name });
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new SecurityError('TOO_MANY_REQUESTS', 'limit-reached', { message, limit: name, retryAfterSeconds });
}

const keyOf = ({ limit, subject }: Attempt) => `${limit.name}:${digest(subject).slice(0, 22)}`;

/** Counts an attempt. Returns the attempts in the window, and when it ends. */
async function countOne(db: Database, attempt: Attempt, nowMs: number): Promise<{ points: number; endsAt: Date }> {
  const endsAt = new Date(nowMs + attempt.limit.windowMs);
  // A window that ends later than a new one was begun by a clock that was ahead.
  const latestEnd = new Date(endsAt.getTime() + CLOCK_SKEW_MS);
  const isOver = sql`(${rateLimits.endsAt} <= ${new Date(nowMs).toISOString()} or ${rateLimits.endsAt} > ${latestEnd.toISOString()})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(attempt), points: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ points: rateLimits.points, endsAt: rateLimits.endsAt });
  return row ?? { points: Infinity, endsAt };
}

/** Points by limit name that replace the limit's own. */
export type LimitPoints = Readonly<Record<string, number>>;

export function createLimits(
  database: () => Promise<Database>,
  clock: () => number,
  configured: LimitPoints = {},
): Limits {
  async function takeOne(attempt: Attempt): Promise<void> {
    const { limit, times = 1 } = attempt;
    const maxPoints = (configured[limit.name] ?? limit.points) * times;
    const { points, endsAt } = await countOne(await database(), attempt, clock());
    if (points > maxPoints) throw createLimitError(limit, endsAt.getTime() - clock());
  }
  async function refund(...attempts: Attempt[]): Promise<void> {
    const db = await database();
    for (const attempt of attempts)
      await db
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(and(eq(rateLimits.key, keyOf(attempt)), gt(rateLimits.endsAt, new Date(clock()))));
  }
  return {
    async take(...attempts) {
      for (const attempt of attempts) await takeOne(attempt);
    },
    async takeAllOrNone(...attempts) {
      for (const [taken, attempt] of attempts.entries())
        await takeOne(attempt).catch(async (error: unknown) => {
          await refund(...attempts.slice(0, taken));
          throw error;
        });
    },
    refund,
    async reset(attempt) {
      const db = await database();
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(attempt)));
    },
  };
}
