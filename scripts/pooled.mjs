// `npm run contract:pooled [paths]`: runs the contract tests through PgBouncer in transaction mode with the settings of
// deploy/pgbouncer.ini. Requires pgbouncer (Debian: apt-get install pgbouncer).
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const paths = args.length > 0 ? args : ['tests/contract'];
const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', ...paths, '--selectProjects', 'node'],
  { stdio: 'inherit', env: { ...process.env, POOLED: 'yes' } },
);
process.exit(status ?? 1);
