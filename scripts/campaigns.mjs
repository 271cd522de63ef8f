// `npm run campaigns`: the attacks of docs/security.md at full length. `npm test` runs the same ones shortened.
import { spawnSync } from 'node:child_process';

const TESTS = ['tests/contract/accounts/lock-out'];

const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', '--selectProjects', 'node', ...TESTS],
  { stdio: 'inherit', env: { ...process.env, CAMPAIGN_TRIES: '10000' } },
);
process.exit(status ?? 1);
