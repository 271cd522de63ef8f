import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The host's database, embedded (PGlite) or PostgreSQL: the same schema, migrations and queries on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
