import { MINUTE_MS } from '@/lib/contract/durations';
import type { PushTransport } from '../push/push-transport';
import { takeClaims } from './claims';
import { createComposer, type ComposeTools } from './compose-content';
import { createDelivery, type DeliveryTools } from './deliver';
import { enrolDue, skipLate, sweepClaims } from './enrol';
import { createRecorder } from './recorder';

const BATCH = 500;
/** How long there is to begin with the sends of a lease; each of them ends within it too. */
const BEGIN_MS = 100_000;
/** For writing down what came of a send. */
const NOTE_MS = 5_000;
/** Under way at once, so that a silent push service does not hold up the people behind. */
const BATCHES = 4;
/** A run ends then, and leaves the rest to the next minute's. */
const RUN_LIMIT_MS = 8 * MINUTE_MS;

/** How many claims are taken at once, for how long, and how long before the end of that a send may still begin. */
export interface Pace {
  batch: number;
  leaseMs: number;
  sendLimitMs: number;
}

export type DispatchTools = Omit<DeliveryTools, 'compose' | 'sendLimitMs'> & ComposeTools & { pace?: Pace };

/** The work of the job queue. */
export interface Dispatch {
  /** What each minute begins with: claims for all who are due. Returns how many are new. */
  enrol: () => Promise<number>;
  /** Takes claims and serves them, until there are none that nobody holds. Returns how many. */
  drain: () => Promise<number>;
}

function paceOf({ limitMs }: PushTransport): Pace {
  const sendLimitMs = limitMs + NOTE_MS;
  return { batch: BATCH, leaseMs: BEGIN_MS + sendLimitMs, sendLimitMs };
}

/** `closing` ends a run after what is being sent; the rest is given back. */
export function createDispatch(tools: DispatchTools, closing: AbortSignal): Dispatch {
  const { db, clock, logger, pace = paceOf(tools.transport) } = tools;
  const { batch: limit, leaseMs, sendLimitMs } = pace;
  const recorder = createRecorder(db, logger);
  const deliver = createDelivery({ ...tools, sendLimitMs, compose: createComposer(tools) }, recorder, closing);

  return {
    async enrol() {
      const late = await skipLate(db, clock());
      if (late > 0) logger.warn({ count: late }, 'pushes skipped: more than 30 minutes late');
      await sweepClaims(db, clock());
      return enrolDue(db, clock());
    },
    async drain() {
      const startMs = clock();
      let count = 0;
      const underWay = new Set<Promise<void>>();
      while (!closing.aborted && clock() - startMs < RUN_LIMIT_MS) {
        const claims = await takeClaims(db, { nowMs: clock(), leaseMs, limit });
        if (claims.length === 0) break;
        const batch: Promise<void> = deliver(claims)
          .catch((err: unknown) => logger.error({ err }, 'pushes could not be made'))
          .finally(() => underWay.delete(batch));
        underWay.add(batch);
        count += claims.length;
        if (underWay.size === BATCHES) await Promise.race(underWay);
      }
      await Promise.all(underWay);
      if (count > 0) logger.info({ count, ms: clock() - startMs }, 'pushes dispatched');
      return count;
    },
  };
}
