import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { OpenDatabase } from '../db/database';
import type { Check } from '../health/readiness';
import { createDispatch, type DispatchTools } from './dispatch';
import { startJobRunner, type JobRunner } from './job-runner';

/** The first pages come first. */
const START_AFTER_MS = 5_000;
const RETRY_MS = 30_000;
/** What is being sent gets this long to end. */
const STOP_LIMIT_MS = 6_000;
/** Longer than a run may take. */
const SILENCE_MS = 10 * MINUTE_MS;

/** The dispatch of pushes, which runs by itself in the background. */
export interface RunningDispatch {
  check: Check;
  /** Begins no further push. */
  stop: () => void;
  close: () => Promise<void>;
}

/** Begins a while after the database is open; where the job queue cannot be opened, tries again. */
export function runDispatch(opened: Promise<OpenDatabase>, tools: Omit<DispatchTools, 'db'>): RunningDispatch {
  const { clock, logger } = tools;
  const closing = new AbortController();
  const { signal } = closing;
  let runner: JobRunner | null = null;
  let failure: string | null = null;

  async function start(): Promise<void> {
    const database = await opened;
    for (let pauseMs = START_AFTER_MS; !runner; pauseMs = RETRY_MS) {
      await delay(pauseMs, undefined, { signal, ref: false });
      try {
        const dispatch = createDispatch({ ...tools, db: database.db }, signal);
        runner = await startJobRunner({ database, dispatch, clock, logger, closing: signal });
      } catch (err) {
        logger.error({ err }, 'the job queue could not be opened');
        failure = 'the job queue could not be opened';
      }
    }
  }

  // Rejects when it is closed before it began, or without a database, which is told elsewhere.
  const started = start().catch(() => undefined);

  function state(): string {
    if (!runner) return failure ?? 'starting';
    const answeredMs = runner.answeredMs();
    return answeredMs !== null && clock() - answeredMs > SILENCE_MS ? 'the job queue does not answer' : 'running';
  }

  return {
    // Pages do without pushes: this only tells.
    check: {
      name: 'push',
      without: () => 'limited',
      run: () => ({ ok: true, reason: `${tools.transport.kind}, ${state()}` }),
    },
    stop: () => closing.abort(),
    async close() {
      closing.abort();
      const stopped = started.then(() => runner?.stop());
      await Promise.race([stopped, delay(STOP_LIMIT_MS, undefined, { ref: false })]);
      tools.transport.close();
    },
  };
}
