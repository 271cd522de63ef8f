import { and, eq, gt, sql } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import { digest } from './secrets';

/** So often within a window that begins with the first time. */
export interface Limit {
  name: string;
  points: number;
  windowMs: number;
  /** What a person reads who goes beyond it. */
  message?: string;
}

/** What is counted: by whom or for what (a network, an address); only a hash of that is stored. */
export interface Counted {
  limit: Limit;
  subject: string;
}

/** Counts what may be done only so often, for all instances. */
export interface Limits {
  /** Counts one. Throws `ApiError` TOO_MANY_REQUESTS where that is one too many. Races count each. */
  take: (counted: Counted) => Promise<void>;
  /** Takes a count back, for what did not come about. */
  giveBack: (counted: Counted) => Promise<void>;
  /** Forgets a count. */
  forget: (counted: Counted) => Promise<void>;
}

const keyOf = ({ limit, subject }: Counted) => `${limit.name}:${digest(subject).slice(0, 22)}`;

async function countOne(db: Database, counted: Counted, nowMs: number): Promise<number> {
  const endsAt = new Date(nowMs + counted.limit.windowMs);
  const isOver = sql`${rateLimits.endsAt} <= ${new Date(nowMs).toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(counted), points: 1, endsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${rateLimits.points} + 1 end`,
        endsAt: sql`case when ${isOver} then ${endsAt.toISOString()}::timestamptz else ${rateLimits.endsAt} end`,
      },
    })
    .returning({ points: rateLimits.points });
  return row?.points ?? Infinity;
}

/** The counts stand in the database. */
export function createLimits(database: () => Promise<Database>, clock: () => number): Limits {
  return {
    async take(counted) {
      const { points, message } = counted.limit;
      if ((await countOne(await database(), counted, clock())) > points)
        throw new ApiError('TOO_MANY_REQUESTS', { message });
    },
    async giveBack(counted) {
      const db = await database();
      await db
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(and(eq(rateLimits.key, keyOf(counted)), gt(rateLimits.endsAt, new Date(clock()))));
    },
    async forget(counted) {
      const db = await database();
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(counted)));
    },
  };
}
