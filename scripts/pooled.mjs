// `npm run contract:pooled [paths]`: the contract tests with PgBouncer (transaction mode) before PostgreSQL, as
// deploy/pgbouncer.ini sets it up. Needs pgbouncer (Debian: apt-get install pgbouncer).
import { spawnSync } from 'node:child_process';

const given = process.argv.slice(2);
const paths = given.length > 0 ? given : ['tests/contract'];
const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', ...paths, '--selectProjects', 'node'],
  { stdio: 'inherit', env: { ...process.env, POOLED: 'yes' } },
);
process.exit(status ?? 1);
