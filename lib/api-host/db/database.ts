import type { OperatorError } from '@/lib/operator-error';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Database of the host, embedded (PGlite) or PostgreSQL. Schema, migrations and queries are the same on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Numbers of a pool's connections, of the idle ones, and of callers that wait for one. */
export interface PoolState {
  name: string;
  total: number;
  idle: number;
  waiting: number;
}

/** An open and migrated database. The process that opened it closes it. */
export interface OpenDatabase {
  kind: 'embedded' | 'postgres';
  db: Database;
  /** Separate connections for pushes, so that they do not delay requests. */
  dispatchDb: Database;
  /** Rejects if the database does not respond. On PostgreSQL it uses a separate connection. */
  ping: () => Promise<void>;
  /** Returns why the database cannot be written to, for the operator; null if it can. */
  getReadOnlyReason: () => string | null;
  /** Resolves with the reason if the database can never respond again. The process must then exit. */
  lost: Promise<OperatorError>;
  pools: () => PoolState[];
  close: () => Promise<void>;
}

/** Relative to the working directory, which is always the project's root. */
export const MIGRATIONS_FOLDER = 'lib/api-host/db/migrations';
