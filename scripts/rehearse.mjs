// `npm run rehearse NAME...`: rehearses alerts on this machine. It builds the app, starts the real Prometheus with
// docs/operations/alerts.yml (durations divided), provokes the alert in real processes, follows the runbook, and writes
// the times into docs/operations/runbook.md. Requires the Debian packages prometheus, prometheus-node-exporter,
// prometheus-blackbox-exporter and prometheus-postgres-exporter, and openssl.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

const { status } = spawnSync('prometheus', ['--version'], { stdio: 'ignore' });
if (status !== 0) {
  console.error('Prometheus is missing. Install it: apt-get install prometheus');
  process.exit(1);
}
const names = process.argv.slice(2);
// Without a name, the rehearsals are only listed.
if (names.length > 0) await build();
const run = spawnSync(process.execPath, ['--import', 'tsx', 'tests/rehearsals/main.ts', ...names], {
  stdio: 'inherit',
});
process.exit(run.status ?? 1);
