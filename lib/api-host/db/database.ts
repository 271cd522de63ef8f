import type { OperatorError } from '@/lib/operator-error';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The host's database, embedded (PGlite) or PostgreSQL: the same schema, migrations and queries on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** How many connections a pool has, how many of them rest, and how many askers wait for one. */
export interface PoolState {
  name: string;
  total: number;
  idle: number;
  waiting: number;
}

/** A database that is ready: migrated, and this process's own to close. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** The same for pushes, which take no connection from whoever waits for an answer. */
  dispatchDb: Database;
  /** Rejects where it does not answer; on PostgreSQL over a connection that serves nothing else. */
  ping: () => Promise<void>;
  /** What keeps it from being written to, in words; null where nothing does. */
  getReadOnlyReason: () => string | null;
  /** Resolves with the reason once it can never answer again; whoever holds it has to end. */
  lost: Promise<OperatorError>;
  pools: () => PoolState[];
  close: () => Promise<void>;
}

/** Relative to the working directory, which is the project's root however the host is started. */
export const MIGRATIONS_FOLDER = 'lib/api-host/db/migrations';
