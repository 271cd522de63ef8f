import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { OpenDatabase } from '../db/database';
import type { Check, CheckResult } from '../health/readiness';
import { createDispatch, type DispatchTools } from './dispatch';
import { startRunner, type Runner } from './runner';

/** Gives the first pages after a start precedence. */
const START_AFTER_MS = 5_000;
/** Time for running sends to end after a stop. A send that is cut off is repeated later. */
const STOP_LIMIT_MS = 8_000;
/** Time after which a dispatcher that has not started counts as failed. */
const MAX_START_MS = 2 * MINUTE_MS;
/** Longer than any database work takes. */
const MAX_SILENCE_MS = 10 * MINUTE_MS;
/** A failing enrolment is repeated every few seconds; a short interruption of the database is no reason to report it. */
const MAX_FAILING_MS = MINUTE_MS;
/** The embedded database has one connection, which a long statement would block. */
const EMBEDDED_ROWS = 500;

/** Dispatcher that runs in the background. */
export interface DispatchService {
  check: Check;
  /** Starts no further push. */
  stop: () => void;
  close: () => Promise<void>;
}

export interface RunOptions {
  /** True if the instance does nothing else: without its dispatcher it is broken. */
  isAlone: boolean;
}

/** Starts a dispatcher 5 s after the database has opened. */
export function runDispatch(
  opened: Promise<OpenDatabase>,
  tools: Omit<DispatchTools, 'db'>,
  { isAlone }: RunOptions,
): DispatchService {
  const { clock, logger } = tools;
  const closing = new AbortController();
  const { signal } = closing;
  const limit = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => setTimeout(resolve, STOP_LIMIT_MS).unref());
  });
  let runner: Runner | null = null;
  const createdMs = clock();
  let obstacle = 'the database has not opened';

  async function start(): Promise<void> {
    const { dispatchDb: db, kind } = await opened;
    obstacle = 'an error';
    await delay(START_AFTER_MS, undefined, { signal, ref: false });
    const dispatch = createDispatch(
      { ...tools, db, ...(kind === 'embedded' && { enrolBatchRows: EMBEDDED_ROWS }) },
      signal,
    );
    runner = startRunner({ dispatch, clock, logger, closing: signal });
  }

  const isLate = () => !runner && clock() - createdMs > MAX_START_MS;
  const logNotStarted = (err?: unknown) =>
    logger.error({ err, reason: obstacle }, 'dispatch: not started, so this instance sends no pushes; restart it');

  const started = start().catch((err: unknown) => {
    // Whoever opens the database reports its errors.
    if (!signal.aborted && obstacle !== 'the database has not opened') logNotStarted(err);
  });
  const alarm = setTimeout(() => !runner && logNotStarted(), MAX_START_MS).unref();
  signal.addEventListener('abort', () => clearTimeout(alarm));

  function check(): CheckResult {
    const succeededMs = runner?.lastSuccessMs() ?? null;
    const failingSinceMs = runner?.findFailingSinceMs() ?? clock();
    const describe = (state: string) => `${tools.transport.kind}, ${state}`;
    if (isLate()) return { ok: false, reason: describe(`not started: ${obstacle}`) };
    if (clock() - failingSinceMs > MAX_FAILING_MS)
      return { ok: false, reason: describe('the enrolment of pushes fails') };
    if (succeededMs !== null && clock() - succeededMs > MAX_SILENCE_MS)
      return { ok: false, reason: describe('the database does not respond') };
    return { ok: true, reason: describe(succeededMs === null ? 'starting' : 'running') };
  }

  return {
    // Pages work without pushes, so an instance that serves them stays ready.
    check: { name: 'push', stateOnFailure: () => (isAlone && isLate() ? 'broken' : 'limited'), run: check },
    stop: () => closing.abort(),
    async close() {
      closing.abort();
      const ended = started.then(() => runner?.ended());
      await Promise.race([ended, limit]);
      tools.transport.close();
    },
  };
}
