import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rateLimits } from '../db/schema';
import type { Network } from './network';
import { digest } from './secrets';
import { SecurityError } from './security-events';

/** So often within a window that begins with the first time. */
export interface Limit {
  name: string;
  points: number;
  windowMs: number;
  /** What a person reads who goes beyond it. */
  message?: string;
}

/** What is counted: by whom or for what (a network, an address); only a hash of that is stored. */
export interface Attempt {
  limit: Limit;
  subject: string;
  /** How many times as much this subject may do as the limit says: a wide network is many people's. */
  times?: number;
}

/** How much more the networks around a /64 may do: a /56 is one customer's as well, a /48 may be a village's. */
const TIMES_BY_WIDTH = [1, 2, 8];

/** One in a network, counted in each of the wider ones around it too, so that nobody gets on by changing addresses. */
export const toNetworkAttempts = (limit: Limit, network: Network): Attempt[] =>
  network.map((subject, width) => ({ limit, subject, times: TIMES_BY_WIDTH[width] }));

/** Counts what may be done only so often, for all instances. */
export interface Limits {
  /**
   * Counts one of each, in this order, up to the first that is one too many: throws `ApiError` TOO_MANY_REQUESTS then.
   * Races count each.
   */
  take: (...counts: Attempt[]) => Promise<void>;
  /** The same, but what is refused by one costs nothing of the others. */
  takeAllOrNone: (...counts: Attempt[]) => Promise<void>;
  /** Takes counts back, for what did not come about. */
  refund: (...counts: Attempt[]) => Promise<void>;
  /** Forgets a count. */
  reset: (counted: Attempt) => Promise<void>;
}

/** Which limit it was is for the log; the person reads its message. */
const limitError = ({ name, message }: Limit) =>
  new SecurityError('TOO_MANY_REQUESTS', 'limit-reached', { message, limit: name });

const keyOf = ({ limit, subject }: Attempt) => `${limit.name}:${digest(subject).slice(0, 22)}`;

async function countOne(db: Database, counted: Attempt, nowMs: number): Promise<number> {
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

/** Other points than a limit's own, by its name. */
export type LimitPoints = Readonly<Record<string, number>>;

/** The counts stand in the database. */
export function createLimits(
  database: () => Promise<Database>,
  clock: () => number,
  configured: LimitPoints = {},
): Limits {
  async function takeOne(counted: Attempt): Promise<void> {
    const { limit, times = 1 } = counted;
    const most = (configured[limit.name] ?? limit.points) * times;
    if ((await countOne(await database(), counted, clock())) > most) throw limitError(limit);
  }
  async function giveBack(...counts: Attempt[]): Promise<void> {
    const db = await database();
    for (const counted of counts)
      await db
        .update(rateLimits)
        .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
        .where(and(eq(rateLimits.key, keyOf(counted)), gt(rateLimits.endsAt, new Date(clock()))));
  }
  return {
    async take(...counts) {
      for (const counted of counts) await takeOne(counted);
    },
    async takeAllOrNone(...counts) {
      for (const [taken, counted] of counts.entries())
        await takeOne(counted).catch(async (refusal: unknown) => {
          await giveBack(...counts.slice(0, taken));
          throw refusal;
        });
    },
    refund: giveBack,
    async reset(counted) {
      const db = await database();
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(counted)));
    },
  };
}
