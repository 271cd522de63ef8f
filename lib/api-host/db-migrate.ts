import { EnvError } from '@/lib/env';
import type { Database } from './db/database';
import { migrateAlone } from './db/postgres-database';
import { grantPrivileges } from './db/privileges';
import { rejectUnfinishedImport } from './db/unfinished-import';
import { runCommand } from './run-command';

/**
 * `npm run db:migrate` migrates PostgreSQL for instances with `MIGRATIONS=wait` and grants the roles of
 * `deploy/database-roles.sql` their privileges, if they exist. It can be repeated.
 */
void runCommand(async ({ DATABASE_URL, DATABASE_DIRECT_URL }, _, report) => {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (!url) throw new EnvError('DATABASE_URL must be set. The embedded database is migrated when it is opened.');
  const finish = async (db: Database) => {
    await rejectUnfinishedImport(db);
    const isGranted = await grantPrivileges(db);
    report(
      `The database is migrated. ${isGranted ? 'Privileges are granted.' : 'It has no roles to grant privileges.'}`,
    );
  };
  await migrateAlone(url, { finish });
});
