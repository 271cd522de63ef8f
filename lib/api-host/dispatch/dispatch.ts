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
/** Time of a lease in which its sends may start. They also end within the lease. */
const START_MS = 100_000;
const RECORD_MS = 5_000;
/** Concurrent batches, so that a slow push service does not delay the next claims. */
const MAX_BATCHES = 4;
const ENROL_ROWS = 10_000;

export interface BatchLimits {
  batch: number;
  leaseMs: number;
  /** Time before the end of the lease by which a send must have started. */
  sendLimitMs: number;
}

export type DispatchTools = Omit<DeliveryTools, 'sendLimitMs'> &
  ComposeTools &
  Pick<PushKindTools, 'db' | 'readWarnings'> &
  Partial<Pick<PushKindTools, 'enrolBatchRows'>> & { batchLimits?: BatchLimits };

/** Work that a dispatcher repeats. */
export interface Dispatch {
  /** Writes the claims of all users who are due for a push of a kind. Returns how many are new. */
  enrol: (kind: PushKind, onClaims?: () => void) => Promise<number>;
  /** Leases some claims and starts to send them. Returns how many; 0 if no claim is free. */
  startBatch: () => Promise<number>;
  /** Resolves when all started batches have ended. */
  finish: () => Promise<void>;
  /** Settles late claims and deletes old ones. */
  settle: () => Promise<void>;
  /** Fetches the weather of coming pushes and composes personal ones. Returns the number of cells and audiences. */
  prefetch: () => Promise<number>;
}

function getBatchLimits({ limitMs }: PushTransport): BatchLimits {
  const sendLimitMs = limitMs + RECORD_MS;
  return { batch: BATCH, leaseMs: START_MS + sendLimitMs, sendLimitMs };
}

/** Creates a dispatcher. After `closing` aborts, running sends end and the remaining claims are released. */
export function createDispatch(tools: DispatchTools, closing: AbortSignal): Dispatch {
  const { db, clock, logger, transport, batchLimits = getBatchLimits(tools.transport) } = tools;
  const { batch, leaseMs, sendLimitMs } = batchLimits;
  const recorder = createRecorder(db, clock, logger);
  const kindTools = { enrolBatchRows: ENROL_ROWS, ...tools, closing, composer: createComposer(tools) };
  const deliver = createDelivery({ ...kindTools, sendLimitMs }, recorder);
  const waitForRamp = transport.kind === 'fcm' ? createRamp(clock) : async () => undefined;
  const deliveries = new Set<Promise<void>>();
  /** Audience number at which the last batch ended. */
  let position = 0;

  /** Leases claims in the order of their audiences, and starts again with the first after the last. */
  async function leaseNext(): Promise<Claim[]> {
    const lease = (from: number, limit: number) => leaseClaims(db, { nowMs: clock(), leaseMs, limit, from });
    const claims = await lease(position, batch);
    if (claims.length < batch && position > 0) claims.push(...(await lease(0, batch - claims.length)));
    position = claims.at(-1)?.audience ?? 0;
    return claims;
  }

  return {
    async enrol(kind, onClaims = () => {}) {
      await createPartitions(db, getDatesAround(clock()));
      return PUSH_KIND_RECORDS[kind].enrol(kindTools, onClaims);
    },
    async startBatch() {
      while (deliveries.size >= MAX_BATCHES) await Promise.race(deliveries);
      if (closing.aborted) return 0;
      const claims = await leaseNext();
      if (claims.length === 0) return 0;
      await waitForRamp(claims.length);
      const span = { name: 'push batch', kind: 'internal', attributes: { 'nalot.pushes': claims.length } } as const;
      const delivery: Promise<void> = runInSpan(span, () => deliver(claims))
        .catch((err: unknown) =>
          logger.error({ err }, 'dispatch: a batch of pushes failed; its claims are retried when their leases expire'),
        )
        .finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
      return claims.length;
    },
    finish: async () => void (await Promise.all(deliveries)),
    async settle() {
      const late = await settleLate(db, clock, closing);
      if (late > 0)
        logger.warn({ count: late }, 'dispatch: pushes skipped, because they were more than 30 minutes late');
      await deleteOld(db, clock());
    },
    prefetch: () => prefetchMinute(kindTools),
  };
}
