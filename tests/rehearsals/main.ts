// `npm run rehearse NAME...`: see scripts/rehearse.mjs.
import { readFileSync, writeFileSync } from 'node:fs';
import { REHEARSALS } from './rehearsals';
import { runRehearsal } from './run-rehearsal';
import { recordRehearsal } from './runbook-table';
import { interruption } from './wait-for';

const RUNBOOK = 'docs/operations/runbook.md';
const names = process.argv.slice(2);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());

const unknown = names.filter((name) => !REHEARSALS[name]);
if (names.length === 0 || unknown.length > 0) {
  const reason = unknown.length > 0 ? `There is no rehearsal of ${unknown.join(', ')}. ` : '';
  console.error(`${reason}Name one or more of: ${Object.keys(REHEARSALS).join(', ')}.`);
  process.exit(1);
}

async function main(): Promise<void> {
  for (const name of names) {
    if (interruption.signal.aborted) break;
    const rehearsal = REHEARSALS[name]!;
    try {
      const times = await runRehearsal(name, rehearsal);
      const date = new Date().toISOString().slice(0, 10);
      writeFileSync(RUNBOOK, recordRehearsal(readFileSync(RUNBOOK, 'utf8'), { name, date, ...rehearsal, ...times }));
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
}

void main().finally(() => process.exit());
