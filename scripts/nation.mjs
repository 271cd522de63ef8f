// `npm run nation [days] [first seed]`: simulates days of pushes and weather, 1,000 by default, a week for each seed.
// `npm run nation 7 SEED` repeats a week. `npm test` simulates a morning.
import { spawnSync } from 'node:child_process';

const [days = '1000', seed = '1'] = process.argv.slice(2);
for (const value of [days, seed]) {
  if (/^[1-9]\d{0,4}$/.test(value)) continue;
  console.error(`nation: '${value}' is no number from 1 to 99999. Usage: npm run nation [days] [first seed]`);
  process.exit(1);
}

const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', 'tests/campaigns/nation', '--selectProjects', 'node'],
  {
    stdio: 'inherit',
    env: { ...process.env, NATION_DAYS: days, NATION_SEED: seed },
  },
);
process.exit(status ?? 1);
