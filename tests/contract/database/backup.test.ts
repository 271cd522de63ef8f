import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrateAlone } from '@/lib/api-host/db/postgres-database';
import { createRoles, withUser } from '../../support/database-roles';
import { freePort, unprivileged, waitForServer } from '../../support/postgres';

/** Folder of Debian's PostgreSQL programs; the npm package of the other tests has no pg_dump. */
const BIN = ['17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((bin) => existsSync(`${bin}/initdb`));
const MEMBERS = 500;

if (!BIN)
  process.stderr.write('\n*** deploy/backup.sh is NOT tested: Debian package postgresql is not installed. ***\n\n');

(BIN ? describe : describe.skip)('deploy/backup.sh', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-backup-'));
  const backups = path.join(home, 'backups');
  const as = unprivileged();
  const env = { ...process.env, PATH: `${BIN}:${process.env.PATH}`, BACKUPS: backups, BACKUPS_KEPT: '2' };
  let url: string;
  let stop: () => Promise<void>;

  const backUp = () =>
    spawnSync('sh', [path.resolve('deploy/backup.sh'), 'once'], {
      ...as,
      cwd: home,
      encoding: 'utf8',
      env: { ...env, DATABASE_URL: withUser(url, 'nalot_backup') },
    });
  const listDumps = () => readdirSync(backups).filter((name) => name.endsWith('.dump'));
  const query = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client.query(text, values).finally(() => client.end());
  };

  beforeAll(async () => {
    const data = path.join(home, 'db');
    for (const folder of [home, backups, data]) {
      mkdirSync(folder, { recursive: true });
      chmodSync(folder, 0o700);
      if (as.uid !== undefined) chownSync(folder, as.uid, as.gid!);
    }
    execFileSync(`${BIN}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
      ...as,
      cwd: home,
    });
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((one) => [
      '-c',
      one,
    ]);
    const server = spawn(`${BIN}/postgres`, ['-D', data, '-p', String(port), ...settings], {
      ...as,
      cwd: home,
      stdio: 'ignore',
    });
    stop = () => new Promise((resolve) => server.once('exit', () => resolve()) && server.kill('SIGINT'));
    url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await waitForServer(url, () => (server.exitCode === null ? null : 'it ended'));
    await migrateAlone(url);
    await createRoles(url);
    await query(
      `insert into users (id, nickname, created_at) select gen_random_uuid(), '날옷 “' || n || '”', now() from generate_series(1, $1) n`,
      [MEMBERS],
    );
    await query(`select create_push_claims_partition('2026-01-15')`);
    await query(
      `insert into push_claims (user_id, date, due_at, leased_until, attempts, settled) values ($1, '2026-01-15', now(), now(), 1, '{}')`,
      [randomUUID()],
    );
  });
  afterAll(async () => {
    await stop?.();
    rmSync(home, { recursive: true, force: true });
  });

  it('writes a dump, restores it for a test, reports its time, and keeps only the newest ones', async () => {
    const before = Math.floor(Date.now() / 1_000);
    const [oldest, older, old] = [
      'nalot-20200101T000000Z.dump',
      'nalot-20200102T000000Z.dump',
      'nalot-20200103T000000Z.dump',
    ];
    for (const name of [oldest, older, old]) writeFileSync(path.join(backups, name), '');
    const { status, stdout, stderr } = backUp();
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('is complete and was restored for a test');
    const report = readFileSync(path.join(backups, 'metrics/nalot_backup.prom'), 'utf8');
    expect(Number(/^nalot_backup_last_success_timestamp_seconds (\d+)$/m.exec(report)?.[1])).toBeGreaterThanOrEqual(
      before,
    );
    const [kept, dump, ...others] = listDumps().sort();
    expect([kept, others]).toEqual([old, []]);
    const contents = execFileSync(
      `${BIN}/pg_restore`,
      ['--data-only', '--table=users', '--file=-', path.join(backups, dump!)],
      {
        encoding: 'utf8',
      },
    );
    expect(contents.match(/날옷 “\d+”/g)).toHaveLength(MEMBERS);
  });

  it('a restored backup deletes accounts again that were deleted after it', async () => {
    const restored = url.replace(/[^/]+$/, 'restored');
    const replay = () =>
      spawnSync('sh', [path.resolve('deploy/replay-withdrawals.sh'), url, restored], {
        ...as,
        cwd: home,
        encoding: 'utf8',
        env: { ...env, TMPDIR: home },
      });
    await query('create database restored template postgres');
    const { rows } = await query(
      'with gone as (delete from users where id in (select id from users limit 2) returning id) insert into withdrawn_accounts select id, now() from gone returning user_id',
    );
    for (const deleted of [2, 0])
      expect(replay()).toMatchObject({
        status: 0,
        stderr: '',
        stdout: `replay-withdrawals: ${deleted} accounts deleted again\n`,
      });
    const client = new pg.Client({ connectionString: restored });
    await client.connect();
    const left = await client.query('select count(*)::int as members from users').finally(() => client.end());
    expect([rows.length, left.rows]).toEqual([2, [{ members: MEMBERS - 2 }]]);
  });

  it('fails, keeps earlier backups and reports no success if the database cannot be read or the dump not restored', async () => {
    const kept = listDumps();
    const report = () => readFileSync(path.join(backups, 'metrics/nalot_backup.prom'), 'utf8');
    const known = report();
    await query('revoke pg_read_all_data from nalot_backup');
    expect(backUp().status).toBe(1);
    await query('grant pg_read_all_data to nalot_backup');
    // The rows satisfy this constraint only on a server with our roles, so the dump cannot be restored elsewhere.
    await query(
      `create function here() returns boolean language sql as $$ select exists (select from pg_roles where rolname = 'nalot_app') $$`,
    );
    await query('create table only_here (id int check (here()))');
    await query('insert into only_here values (1)');
    expect(backUp().status).toBe(1);
    expect(listDumps()).toEqual(kept);
    expect(report()).toBe(known);
    expect(readdirSync(backups).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });
});
