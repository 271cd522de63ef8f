// `npm run campaigns`: runs the attacks of docs/security.md and the faulty providers of docs/operations at full length;
// `npm test` runs a shortened version.
// Arguments select campaigns by name: `npm run campaigns three-people lock-out`. CAMPAIGN_PART=0.1 runs a tenth of each.
import { spawnSync } from 'node:child_process';

const ALL = [
  'tests/campaigns',
  'tests/contract/accounts/lock-out',
  'tests/unit/recommendation/outing.property',
  'tests/unit/recommendation/no-gaps',
  'tests/unit/pwa/push-arrivals',
];
const selected = process.argv.slice(2);

const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', ...(selected.length > 0 ? selected : ALL), '--selectProjects', 'node'],
  { stdio: 'inherit', env: { ...process.env, CAMPAIGN: 'whole' } },
);
process.exit(status ?? 1);
