import { MINUTE_MS } from '@/lib/contract/durations';
import type { Logger } from '@/lib/log';
import { PUSH_KINDS, type PushKind } from '../db/schema';
import { createWakeSignal } from './wake-signal';
import type { Dispatch } from './dispatch';
import { AFTER_DAILY_MS } from './push-kind';
import { PUSH_KIND_RECORDS } from './push-kinds';

/** Interval at which claims of other instances, and claims to be retried, are leased. */
const POLL_MS = 1_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;

export interface Runner {
  /** Time of the last successful work with the database in epoch ms; null before the first. */
  lastSuccessMs: () => number | null;
  /** Time of the first failure since which the enrolment of a push kind has not succeeded, in epoch ms; null if none fails. */
  findFailingSinceMs: () => number | null;
  /** Resolves when all work has ended after `closing`. */
  ended: () => Promise<void>;
}

export interface RunnerOptions {
  dispatch: Dispatch;
  clock: () => number;
  logger: Logger;
  closing: AbortSignal;
}

/**
 * Runs a dispatcher until `closing` aborts. At the start, and in each minute: each push kind is enrolled, late claims are
 * settled, and the weather of coming pushes is fetched. Claims are sent as soon as they are written. Any number of instances
 * may run at the same time.
 */
export function startRunner({ dispatch, clock, logger, closing }: RunnerOptions): Runner {
  const claimsWritten = createWakeSignal(closing);
  const timer = createWakeSignal(closing);
  let succeededMs: number | null = null;

  /** First failure of each kind's enrolment since its last success. */
  const failingSinceMs = new Map<PushKind, number>();

  async function enrol(kind: PushKind): Promise<void> {
    try {
      await dispatch.enrol(kind, claimsWritten.wake);
      failingSinceMs.delete(kind);
    } catch (error) {
      if (!failingSinceMs.has(kind)) failingSinceMs.set(kind, clock());
      throw error;
    }
  }

  /** Repeats `work`, and waits for `rest` after each success. */
  async function loop(work: () => Promise<unknown>, rest: () => Promise<void>): Promise<void> {
    while (!closing.aborted) {
      const isDone = await work().then(
        () => true,
        (err: unknown) => {
          if (!closing.aborted) logger.warn({ err }, 'dispatch: work failed; retrying in 5 s');
          return false;
        },
      );
      if (isDone) succeededMs = clock();
      await (isDone ? rest() : timer.wait(PAUSE_AFTER_FAILURE_MS));
    }
  }

  /** Resolves `atMs` after the start of this minute, or of the next one if that time has passed. */
  function untilInMinute(atMs: number): Promise<void> {
    const leftMs = atMs - (clock() % MINUTE_MS);
    return timer.wait(leftMs > 0 ? leftMs : leftMs + MINUTE_MS);
  }
  const afterTheMinute = () => untilInMinute(AFTER_DAILY_MS);

  async function serve(): Promise<void> {
    const startMs = clock();
    let total = 0;
    for (let count = await dispatch.startBatch(); count > 0; count = await dispatch.startBatch()) total += count;
    if (total > 0) logger.info({ count: total, ms: clock() - startMs }, 'dispatch: pushes started');
  }

  const loops = [
    ...Object.values(PUSH_KINDS).map((kind) =>
      loop(
        () => enrol(kind),
        () => untilInMinute(PUSH_KIND_RECORDS[kind].enrolDelayMs),
      ),
    ),
    loop(serve, () => claimsWritten.wait(POLL_MS)),
    loop(dispatch.settle, afterTheMinute),
    loop(dispatch.prefetch, afterTheMinute),
  ];
  return {
    lastSuccessMs: () => succeededMs,
    findFailingSinceMs: () => (failingSinceMs.size > 0 ? Math.min(...failingSinceMs.values()) : null),
    async ended() {
      await Promise.all(loops);
      await dispatch.finish();
    },
  };
}
