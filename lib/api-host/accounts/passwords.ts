import { hash, verify, type Options } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { ApiError } from '@/lib/contract/errors';
import { toPassword } from '@/lib/contract/text-forms';
import { createSecret } from '../shared/secrets';

/** Argon2id with 64 MiB and two passes takes about 70 ms of one core. OWASP's minimum is 46 MiB with t 1, p 1. */
const ARGON2ID = 2;
const ARGON2: Options = { algorithm: ARGON2ID, memoryCost: 65_536, timeCost: 2, parallelism: 1 };
/** Concurrent hashes for strangers. Each takes 64 MiB and a core. */
const STRANGERS_AT_ONCE = 2;
/** A separate lane, so that a flood of guesses does not delay users who have proved their identity before. */
const KNOWN_AT_ONCE = 1;
/** Queue length per lane, a few seconds of work. Later calls fail at once. */
const MAX_QUEUED = 60;

/**
 * Queue for password hashing. `known` users have a session, a confirmed code, or a device that they have used before.
 */
export type Lane = 'known' | 'stranger';

/** Hashes passwords with limited concurrency. Both functions throw `ApiError` UNAVAILABLE if the queue is full. */
export interface Passwords {
  /** Uses the `known` lane: setting a password requires proof of identity. */
  hash: (password: string) => Promise<string>;
  /** Compares the form of `toPassword` and, if it differs, the password as it was typed. Returns false if there is no hash to compare with, after the same amount of work. */
  verify: (passwordHash: string | null | undefined, password: string, lane: Lane) => Promise<boolean>;
}

export function createPasswords(maxQueued = MAX_QUEUED, cost = ARGON2): Passwords {
  const lanes = { known: bulkhead(KNOWN_AT_ONCE, maxQueued), stranger: bulkhead(STRANGERS_AT_ONCE, maxQueued) };
  const runInLane = <T>(lane: Lane, job: () => Promise<T>): Promise<T> =>
    lanes[lane].execute(job).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new ApiError('UNAVAILABLE', { cause: error }) : error;
    });
  // Hash of a random password, so that an unknown username takes as long as a wrong password.
  const dummyHash = hash(createSecret(), cost);
  return {
    hash: (password) => runInLane('known', () => hash(toPassword(password), cost)),
    verify: (passwordHash, password, lane) =>
      runInLane(lane, async () => {
        // Hashes of earlier versions are of the password as it was typed.
        for (const form of new Set([toPassword(password), password]))
          if (await verify(passwordHash ?? (await dummyHash), form)) return Boolean(passwordHash);
        return false;
      }),
  };
}
