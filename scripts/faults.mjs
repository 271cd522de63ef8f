// `npm run faults [kills]`: instances that push are killed a thousand times; `npm test` does it five times.
import { spawnSync } from 'node:child_process';

const [kills = '1000'] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['scripts/jest.mjs', 'tests/faults', '--selectProjects', 'node'], {
  stdio: 'inherit',
  env: { ...process.env, KILLS: kills },
});
process.exit(status ?? 1);
