// `npm run campaigns`: runs the attacks of docs/security.md, the faulty providers of docs/operations and other samples at
// full length, and the contract tests that otherwise run on PostgreSQL only on both databases; `npm test` runs a shortened
// version.
// Arguments select campaigns by name: `npm run campaigns three-people lock-out`. CAMPAIGN_PART=0.1 runs a tenth of each.
import { spawnSync } from 'node:child_process';

const ALL = [
  'tests/campaigns',
  'tests/contract/accounts/lock-out',
  'tests/contract/accounts/proof',
  'tests/contract/accounts/(privacy|races)',
  'tests/contract/host/(choice-store|host)\\.',
  'tests/contract/push/(audience-number|push-metrics|warnings)',
  'tests/contract/weather/budget',
  'tests/unit/recommendation/(outing|plan).property',
  'tests/unit/recommendation/no-gaps',
  'tests/unit/pwa/push-arrivals',
  'tests/unit/search-pages-html',
];
const selected = process.argv.slice(2);

const { status } = spawnSync(
  process.execPath,
  ['scripts/jest.mjs', '--maxWorkers=1', ...(selected.length > 0 ? selected : ALL)],
  { stdio: 'inherit', env: { ...process.env, CAMPAIGN: 'whole', WAYS: 'all' } },
);
process.exit(status ?? 1);
