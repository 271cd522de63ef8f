// `npm run faults [kills]`: kills dispatchers while they send pushes, 1,000 times by default; `npm test` kills 3 times.
import { spawnSync } from 'node:child_process';

const kills = process.argv[2] ?? '1000';
const startedMs = Date.now();

const { status } = spawnSync(process.execPath, ['scripts/jest.mjs', 'tests/faults', '--selectProjects', 'node'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: kills },
});
console.log(`${kills} kills in ${Math.round((Date.now() - startedMs) / 1_000)} s`);
process.exit(status ?? 1);
