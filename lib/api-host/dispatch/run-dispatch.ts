import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { OpenDatabase } from '../db/database';
import type { Check } from '../health/readiness';
import { createDispatch, type DispatchTools } from './dispatch';
import { startRunner, type Runner } from './runner';

/** The first pages come first. */
const START_AFTER_MS = 5_000;
/** What is being sent gets this long to end, from when it is told to stop: what is cut off has to be sent again. */
const STOP_LIMIT_MS = 8_000;
/** Longer than any work takes. */
const MAX_SILENCE_MS = 10 * MINUTE_MS;
/** The embedded database has one connection: nobody is to wait long for it. */
const EMBEDDED_ROWS = 500;

/** The dispatch of pushes, which runs by itself in the background. */
export interface DispatchService {
  check: Check;
  /** Begins no further push. */
  stop: () => void;
  close: () => Promise<void>;
}

/** Begins a while after the database is open. */
export function runDispatch(opened: Promise<OpenDatabase>, tools: Omit<DispatchTools, 'db'>): DispatchService {
  const { clock, logger } = tools;
  const closing = new AbortController();
  const { signal } = closing;
  const limit = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, STOP_LIMIT_MS).unref());
  });
  let runner: Runner | null = null;

  async function start(): Promise<void> {
    const { dispatchDb: db, kind } = await opened;
    await delay(START_AFTER_MS, undefined, { signal, ref: false });
    const dispatch = createDispatch(
      { ...tools, db, ...(kind === 'embedded' && { enrolBatchRows: EMBEDDED_ROWS }) },
      signal,
    );
    runner = startRunner({ dispatch, clock, logger, closing: signal });
  }

  // Rejects when it is closed before it began, or without a database, which is told elsewhere.
  const started = start().catch(() => undefined);

  function state(): string {
    const succeededMs = runner?.lastSuccessMs() ?? null;
    if (succeededMs === null) return 'starting';
    return clock() - succeededMs > MAX_SILENCE_MS ? 'the database does not answer' : 'running';
  }

  return {
    // Pages do without pushes: this only tells.
    check: {
      name: 'push',
      stateOnFailure: () => 'limited',
      run: () => ({ ok: true, reason: `${tools.transport.kind}, ${state()}` }),
    },
    stop: () => closing.abort(),
    async close() {
      closing.abort();
      const ended = started.then(() => runner?.ended());
      await Promise.race([ended, limit]);
      tools.transport.close();
    },
  };
}
