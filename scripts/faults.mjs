// `npm run faults [kills]`: instances that push are killed a thousand times; `npm test` does it five times.
import { spawnSync } from 'node:child_process';

const kills = process.argv[2] ?? '1000';
const startedMs = Date.now();

const { status } = spawnSync(process.execPath, ['scripts/jest.mjs', 'tests/faults', '--selectProjects', 'node'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: kills },
});
console.log(`${kills} kills in ${Math.round((Date.now() - startedMs) / 1_000)} s`);
process.exit(status ?? 1);
