import { MINUTE_MS } from '@/lib/contract/durations';
import type { Logger } from '@/lib/log';
import { PUSH_KINDS } from '../db/schema';
import { createWakeSignal } from './wake-signal';
import type { Dispatch } from './dispatch';
import { AFTER_DAILY_MS } from './push-kind';
import { PUSH_KIND_RECORDS } from './push-kinds';

/** Claims that others wrote, and those whose pause is over, are looked for so often. */
const POLL_MS = 1_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;

/** A dispatcher at work. */
export interface Runner {
  /** When the database answered last, epoch ms; null before the first time. */
  lastSuccessMs: () => number | null;
  /** Resolves when everything has ended, after `closing`. */
  ended: () => Promise<void>;
}

export interface RunnerOptions {
  dispatch: Dispatch;
  clock: () => number;
  logger: Logger;
  closing: AbortSignal;
}

/**
 * Works until `closing`: at the start, for what was missed, and in each minute: at its beginning claims are written, and a
 * little later late ones settled, forecasts compared with what was told, the evening's questions written, and weather fetched. Claims are
 * served as soon as they are there. Any number of instances do so.
 */
export function startRunner({ dispatch, clock, logger, closing }: RunnerOptions): Runner {
  const claimSignal = createWakeSignal(closing);
  const timer = createWakeSignal(closing);
  let succeededMs: number | null = null;

  /** Does something again and again; `rest` says how long to wait after it. */
  async function lane(work: () => Promise<unknown>, rest: () => Promise<void>): Promise<void> {
    while (!closing.aborted) {
      const isDone = await work().then(
        () => true,
        (err: unknown) => {
          if (!closing.aborted) logger.warn({ err }, 'the dispatch could not go on');
          return false;
        },
      );
      if (isDone) succeededMs = clock();
      await (isDone ? rest() : timer.wait(PAUSE_AFTER_FAILURE_MS));
    }
  }

  /** Until that time of this minute or, once it has passed, of the next. */
  function untilInMinute(atMs: number): Promise<void> {
    const leftMs = atMs - (clock() % MINUTE_MS);
    return timer.wait(leftMs > 0 ? leftMs : leftMs + MINUTE_MS);
  }
  const afterTheMinute = () => untilInMinute(AFTER_DAILY_MS);

  async function serve(): Promise<void> {
    const startMs = clock();
    let total = 0;
    for (let count = await dispatch.startBatch(); count > 0; count = await dispatch.startBatch()) total += count;
    if (total > 0) logger.info({ count: total, ms: clock() - startMs }, 'pushes dispatched');
  }

  const lanes = [
    ...Object.values(PUSH_KINDS).map((kind) =>
      lane(
        () => dispatch.enrol(kind, claimSignal.wake),
        () => untilInMinute(PUSH_KIND_RECORDS[kind].enrolDelayMs),
      ),
    ),
    lane(serve, () => claimSignal.wait(POLL_MS)),
    lane(dispatch.settle, afterTheMinute),
    lane(dispatch.prefetch, afterTheMinute),
  ];
  return {
    lastSuccessMs: () => succeededMs,
    async ended() {
      await Promise.all(lanes);
      await dispatch.finish();
    },
  };
}
