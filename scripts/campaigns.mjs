// `npm run campaigns`: the attacks of docs/security.md at full length. `npm test` runs the same ones shortened.
// Names choose some of them: `npm run campaigns three-people lock-out`. CAMPAIGN_PART=0.1 makes a tenth of each.
import { spawnSync } from 'node:child_process';

const ALL = ['tests/campaigns', 'tests/contract/accounts/lock-out'];
const chosen = process.argv.slice(2);

const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', ...(chosen.length > 0 ? chosen : ALL), '--selectProjects', 'node'],
  { stdio: 'inherit', env: { ...process.env, CAMPAIGN: 'whole' } },
);
process.exit(status ?? 1);
