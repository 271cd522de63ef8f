import { execFileSync } from 'node:child_process';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import * as schema from '@/lib/api-host/db/schema';
import { createLogger } from '@/lib/log';
import { compileProgram } from '../../support/compiled';
import { createRoles, runRolesScript, withUser } from '../../support/database-roles';
import { listEngines } from '../../support/engines';
import { createDatabase } from '../../support/postgres';

const server = process.env.TEST_POSTGRES_URL;
const ROLES = ['nalot_migrator', 'nalot_app', 'nalot_dispatcher', 'nalot_backup', 'nalot_monitor'];
const TABLES = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .map((table) => getTableName(table));
const logger = createLogger('silent', 'test');

async function query<Row extends object>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const migrate = (url: string): string =>
  execFileSync(process.execPath, [compileProgram('lib/api-host/db-migrate.ts')], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: withUser(url, 'nalot_migrator') },
  });

(server ? describe : describe.skip)('the database roles', () => {
  let url: string;
  const as = (role: string) => withUser(url, role);
  const run = (role: string, text: string) => query(as(role), text);

  beforeAll(async () => {
    // The other suites use the roles in databases of their own; two scripts at a time would collide.
    const engine = listEngines().find(({ name }) => name === 'PostgreSQL')!;
    await (await engine.open()).close();
    url = await createDatabase(server!);
    await runRolesScript(url);
  });

  it('lets the migrator migrate and every instance wait for it', async () => {
    const open = () => openPostgresDatabase({ url: as('nalot_app'), poolSize: 1, migrations: 'wait', logger });
    await expect(open()).rejects.toThrow('lacks migrations');
    expect(migrate(url)).toBe('The database is migrated. Privileges are granted.\n');
    const opened = await open();
    await opened.ping();
    await opened.close();
    // Both can be repeated, for example by each upgrade.
    await runRolesScript(url);
    migrate(url);
  });

  // ASVS 13.2.2
  it('gives no role the rights of a superuser, and nobody else a way in', async () => {
    const roles = await query<{ rolname: string }>(
      url,
      `select rolname from pg_roles where rolname like 'nalot\\_%'
         and not (rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls)`,
    );
    expect(roles.map(({ rolname }) => rolname).sort()).toEqual(ROLES.toSorted());
    const [database] = await query(url, `select datacl::text from pg_database where datname = current_database()`);
    expect(JSON.stringify(database)).not.toMatch(/[{,]=/);
  });

  // ASVS 13.2.2
  it('lets the app change the rows of every table, and nothing else', async () => {
    for (const table of TABLES) await run('nalot_app', `select from ${table}; delete from ${table} where false`);
    for (const text of [
      'create table another (id int)',
      'drop table users',
      'alter table users add column more int',
      'truncate users',
      `select create_push_claims_partition('2030-01-01')`,
      'delete from drizzle.__drizzle_migrations',
      `copy (select 1) to program 'true'`,
      `select pg_read_file('/etc/hostname')`,
    ])
      await expect(run('nalot_app', text)).rejects.toThrow(/permission denied|must be owner/);
  });

  // ASVS 13.2.2
  it('hides addresses, passwords and sessions from the dispatcher', async () => {
    for (const text of [
      'select email from users',
      'select password_hash from users',
      'select * from users',
      'select refresh_hash from sessions',
      'select * from access_tokens',
      'select * from mail_codes',
      'update users set gender = null',
      'delete from users',
      'insert into push_tokens default values',
      'update notification_settings set enabled = true',
      'create table another (id int)',
      'drop table push_claims',
    ])
      await expect(run('nalot_dispatcher', text)).rejects.toThrow(/permission denied|must be owner/);
    await run('nalot_dispatcher', `select create_push_claims_partition('2030-01-01')`);
    await run('nalot_dispatcher', `select drop_push_claims_partition('2030-01-01')`);
  });

  // ASVS 13.2.2
  it('lets the backup read everything and write nothing', async () => {
    for (const table of TABLES) await run('nalot_backup', `select * from ${table}`);
    await expect(run('nalot_backup', 'delete from users')).rejects.toThrow('permission denied');
    await expect(run('nalot_monitor', 'select * from users')).rejects.toThrow('permission denied');
  });

  it('takes over the tables of a version that ran as one role', async () => {
    const old = await createDatabase(server!);
    await (await openPostgresDatabase({ url: old, poolSize: 1, logger })).close();
    await createRoles(old);
    const owners = await query<{ tableowner: string }>(
      old,
      `select distinct tableowner from pg_tables where schemaname in ('public', 'drizzle')`,
    );
    expect(owners).toEqual([{ tableowner: 'nalot_migrator' }]);
    await query(withUser(old, 'nalot_migrator'), 'alter table users add column more int');
  });

  it('sets passwords from settings of the connection', async () => {
    await runRolesScript(url, { 'nalot.monitor_password': "it's" });
    const [row] = await query<{ ok: boolean }>(
      url,
      `select rolpassword like 'SCRAM-SHA-256%' as ok from pg_authid where rolname = 'nalot_monitor'`,
    );
    expect(row).toEqual({ ok: true });
  });
});
