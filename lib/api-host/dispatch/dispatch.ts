import { runInSpan } from '@/lib/tracing/tracing';
import type { PushKind } from '../db/schema';
import type { PushTransport } from '../push/push-transport';
import { createPartitions } from './claim-partitions';
import { leaseClaims, type Claim } from './claims';
import { createComposer, type ComposeTools } from './daily/composer';
import { createDelivery, type DeliveryTools } from './deliver';
import { prefetchMinute } from './daily/prefetch';
import type { PushKindTools } from './push-kind';
import { PUSH_KIND_RECORDS } from './push-kinds';
import { createRamp } from './ramp';
import { createRecorder } from './recorder';
import { getDatesAround, deleteOld, settleLate } from './settle';

const BATCH = 500;
/** How long there is to begin with the sends of a lease; each of them ends within it too. */
const BEGIN_MS = 100_000;
/** For writing down what came of a send. */
const NOTE_MS = 5_000;
/** Under way at once, so that a silent push service does not hold up the people behind. */
const BATCHES = 4;
const ENROL_ROWS = 10_000;

/** How many claims are taken at once, for how long, and how long before the end of that a send may still begin. */
export interface BatchLimits {
  batch: number;
  leaseMs: number;
  sendLimitMs: number;
}

export type DispatchTools = Omit<DeliveryTools, 'sendLimitMs'> &
  ComposeTools &
  Pick<PushKindTools, 'db'> &
  Partial<Pick<PushKindTools, 'enrolBatchRows'>> & { pace?: BatchLimits };

/** The work of a dispatcher. */
export interface Dispatch {
  /** Writes the claims of all users who are due for a push of a kind. Returns how many are new. */
  enrol: (kind: PushKind, onClaims?: () => void) => Promise<number>;
  /** Takes some claims and begins to serve them. Returns how many; 0 where there are none that nobody holds. */
  startBatch: () => Promise<number>;
  /** Everything that was begun has ended. */
  finish: () => Promise<void>;
  /** Settles what is too late, and forgets what is old. */
  settle: () => Promise<void>;
  /** Fetches weather that is needed soon, and composes what is for one person alone. */
  prefetch: () => Promise<number>;
}

function getBatchLimits({ limitMs }: PushTransport): BatchLimits {
  const sendLimitMs = limitMs + NOTE_MS;
  return { batch: BATCH, leaseMs: BEGIN_MS + sendLimitMs, sendLimitMs };
}

/** `closing` ends all of it after what is being sent; the rest is given back. */
export function createDispatch(tools: DispatchTools, closing: AbortSignal): Dispatch {
  const { db, clock, logger, transport, pace = getBatchLimits(tools.transport) } = tools;
  const { batch, leaseMs, sendLimitMs } = pace;
  const recorder = createRecorder(db, clock, logger);
  const kindTools = { enrolBatchRows: ENROL_ROWS, ...tools, closing, composer: createComposer(tools) };
  const deliver = createDelivery({ ...kindTools, sendLimitMs }, recorder);
  const waitForRamp = transport.kind === 'fcm' ? createRamp(clock) : async () => undefined;
  const underWay = new Set<Promise<void>>();
  /** Where, among audiences, the last batch ended. */
  let position = 0;

  /** Those who read the same one after the other; at the end of all audiences it begins anew. */
  async function takeNext(): Promise<Claim[]> {
    const take = (from: number, limit: number) => leaseClaims(db, { nowMs: clock(), leaseMs, limit, from });
    const claims = await take(position, batch);
    if (claims.length < batch && position > 0) claims.push(...(await take(0, batch - claims.length)));
    position = claims.at(-1)?.audience ?? 0;
    return claims;
  }

  return {
    async enrol(kind, onClaims = () => {}) {
      await createPartitions(db, getDatesAround(clock()));
      return PUSH_KIND_RECORDS[kind].enrol(kindTools, onClaims);
    },
    async startBatch() {
      while (underWay.size >= BATCHES) await Promise.race(underWay);
      if (closing.aborted) return 0;
      const claims = await takeNext();
      if (claims.length === 0) return 0;
      await waitForRamp(claims.length);
      const span = { name: 'push batch', kind: 'internal', attributes: { 'nalot.pushes': claims.length } } as const;
      const delivery: Promise<void> = runInSpan(span, () => deliver(claims))
        .catch((err: unknown) => logger.error({ err }, 'pushes could not be made'))
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
      return claims.length;
    },
    finish: async () => void (await Promise.all(underWay)),
    async settle() {
      const late = await settleLate(db, clock, closing);
      if (late > 0) logger.warn({ count: late }, 'pushes skipped: more than 30 minutes late');
      await deleteOld(db, clock());
    },
    prefetch: () => prefetchMinute(kindTools),
  };
}
