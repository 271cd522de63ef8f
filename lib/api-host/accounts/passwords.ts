import { hash, verify, type Options } from '@node-rs/argon2';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { ApiError } from '@/lib/contract/errors';
import { createSecret } from '../shared/secrets';

/** Argon2id with 64 MiB and two passes: above OWASP's least (46 MiB, t 1, p 1), about 70 ms of one core. */
const ARGON2ID = 2;
const ARGON2: Options = { algorithm: ARGON2ID, memoryCost: 65_536, timeCost: 2, parallelism: 1 };
/** Each takes 64 MiB and a core. */
const STRANGERS_AT_ONCE = 2;
/** A lane of their own, so that no flood of guesses keeps those out who have proved themselves before. */
const KNOWN_AT_ONCE = 1;
/** A few seconds' worth of work; whoever comes later is told at once. */
const MAY_WAIT = 60;

/** Whose turn it is: `known` has a session, a confirmed code, or a device that the owner has used before. */
export type Lane = 'known' | 'stranger';

/** Hashes passwords, a bounded number at a time. Both throw `ApiError` UNAVAILABLE where too many wait. */
export interface Passwords {
  /** Of someone known: nobody sets a password without a proof. */
  hash: (password: string) => Promise<string>;
  /** False, after as much work, where there is no hash to compare with. */
  verify: (passwordHash: string | null | undefined, password: string, lane: Lane) => Promise<boolean>;
}

export function createPasswords(mayWait = MAY_WAIT, cost = ARGON2): Passwords {
  const lanes = { known: bulkhead(KNOWN_AT_ONCE, mayWait), stranger: bulkhead(STRANGERS_AT_ONCE, mayWait) };
  const work = <T>(lane: Lane, job: () => Promise<T>): Promise<T> =>
    lanes[lane].execute(job).catch((error: unknown) => {
      throw error instanceof BulkheadRejectedError ? new ApiError('UNAVAILABLE', { cause: error }) : error;
    });
  // Nobody's password: an unknown user costs the time of a wrong password.
  const nobodys = hash(createSecret(), cost);
  return {
    hash: (password) => work('known', () => hash(password, cost)),
    verify: (passwordHash, password, lane) =>
      work(lane, async () => (await verify(passwordHash ?? (await nobodys), password)) && Boolean(passwordHash)),
  };
}
