import type { ApiKeys } from '@/lib/api-keys';
import type { Logger } from '@/lib/log';
import type { Database } from '../db/database';
import type { Limits } from './limits';

/** Dependencies that any module of the host may need. They are injected, so that tests control them. */
export interface Infrastructure {
  /** Returns the open database. Throws `ApiError` UNAVAILABLE if it is not available in time. */
  database: () => Promise<Database>;
  keys: ApiKeys;
  /** Returns the current time in epoch milliseconds. */
  clock: () => number;
  limits: Limits;
  logger: Logger;
}
