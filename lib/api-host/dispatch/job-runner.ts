import { setTimeout as delay } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { MINUTE_S } from '@/lib/contract/durations';
import type { Logger } from '@/lib/log';
import type { OpenDatabase } from '../db/database';
import type { Dispatch } from './dispatch';

const QUEUE = 'dispatch';
const POLL_MS = 2_000;
const PAUSE_AFTER_FAILURE_MS = 10_000;
const CREATE_TRIES = 5;
const CREATE_PAUSE_MS = 200;
/** A run of the dispatch, and the lease of what it took last. */
const JOB_LIMIT_S = 12 * 60;
/** At once in a process: a run that waits for a silent push service does not hold the next minute up. */
const LANES = 2;
/** How many instances are called to help with a big minute. */
const HELPERS = 16;
const PEOPLE_EACH = 5_000;

/** A minute's beginning, or a call for help with one. */
interface Job {
  help?: true;
}

export interface JobRunner {
  /** When the queue answered last, epoch ms; null before the first time. */
  answeredMs: () => number | null;
  /** Takes no more jobs, and waits for those under way. */
  stop: () => Promise<void>;
}

export interface JobRunnerOptions {
  database: Pick<OpenDatabase, 'executeSql'>;
  dispatch: Dispatch;
  clock: () => number;
  logger: Logger;
  closing: AbortSignal;
}

/** The queue in the project's own database, in a schema of its own; its tables are made at the first start. */
async function openQueue({ database, logger }: JobRunnerOptions): Promise<PgBoss> {
  const { default: Boss } = await import('pg-boss');
  const boss = new Boss({
    db: { executeSql: (text, values) => database.executeSql(text, values) },
    schedule: false,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterHours: 24,
  });
  boss.on('error', (err) => logger.warn({ err }, 'the job queue could not be maintained'));
  try {
    await boss.start();
    await createQueue(boss);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}

/** Instances that start at once on a new database make its tables at once, and all but one may fail at it. */
async function createQueue(boss: PgBoss): Promise<void> {
  for (let tries = 1; !(await boss.getQueue(QUEUE)); tries++) {
    try {
      // A minute that fails is made up for by the next one.
      await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 0, expireInSeconds: JOB_LIMIT_S });
    } catch (error) {
      if (tries === CREATE_TRIES) throw error;
      await delay(CREATE_PAUSE_MS, undefined, { ref: false });
    }
  }
}

/**
 * Runs the dispatch, each minute once whatever the number of instances, and once at the start, for what was missed.
 * Rejects where the queue cannot be opened.
 */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { dispatch, clock, logger, closing } = options;
  const boss = await openQueue(options);
  let answeredMs: number | null = null;

  async function run({ help }: Job): Promise<void> {
    const due = help ? 0 : await dispatch.enrol();
    const helpers = Math.min(HELPERS, Math.floor(due / PEOPLE_EACH));
    for (let helper = 0; helper < helpers; helper++) await boss.send(QUEUE, { help: true });
    await dispatch.drain();
  }

  /** Returns whether there was something to do. */
  async function runNext(): Promise<boolean> {
    // Stored once a minute, by a unique key.
    await boss.send(QUEUE, {}, { singletonSeconds: MINUTE_S });
    const [job] = await boss.fetch<Job>(QUEUE);
    answeredMs = clock();
    if (!job) return false;
    await run(job.data).then(
      () => boss.complete(QUEUE, job.id),
      async (err: unknown) => {
        logger.error({ err }, 'a dispatch failed');
        await boss.fail(QUEUE, job.id);
      },
    );
    return true;
  }

  async function lane(): Promise<void> {
    while (!closing.aborted) {
      const pauseMs = await runNext().then(
        (isBusy) => (isBusy ? 0 : POLL_MS),
        (err: unknown) => {
          logger.warn({ err }, 'the job queue does not answer');
          return PAUSE_AFTER_FAILURE_MS;
        },
      );
      await delay(pauseMs, undefined, { signal: closing, ref: false }).catch(() => undefined);
    }
  }

  await boss.send(QUEUE, {});
  const lanes = Array.from({ length: LANES }, lane);
  return {
    answeredMs: () => answeredMs,
    async stop() {
      await Promise.all(lanes);
      await boss.stop({ graceful: false });
    },
  };
}
