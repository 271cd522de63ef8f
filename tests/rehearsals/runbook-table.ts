import type { Rehearsal } from './rehearsal';
import type { RehearsalTimes } from './run-rehearsal';

export type RehearsalRecord = RehearsalTimes & Pick<Rehearsal, 'provoked' | 'ended'> & { name: string; date: string };

const HEADER = '| Alert | Provoked by | Fired after | Ended by | Resolved after | Date |\n|---|---|---|---|---|---|\n';

const formatRow = ({ name, provoked, firedAfterS, ended, resolvedAfterS, date }: RehearsalRecord): string =>
  `| ${name} | ${provoked} | ${firedAfterS.toFixed(0)} s | ${ended} | ${resolvedAfterS.toFixed(0)} s | ${date} |\n`;

/** Returns the names of the alerts in the table of a runbook. */
export const listRecorded = (page: string): string[] =>
  [...page.matchAll(/^\| ([A-Z]\w+) \|.*\| \d{4}-\d\d-\d\d \|$/gm)].map(([, name = '']) => name);

/** Returns a runbook in which the row of an alert's rehearsal is replaced, or added at the end of the table. */
export function recordRehearsal(page: string, record: RehearsalRecord): string {
  const start = page.indexOf(HEADER) + HEADER.length;
  if (start < HEADER.length) throw new Error('The runbook has no table of rehearsals.');
  const end = start + /^(\|.*\n)*/.exec(page.slice(start))![0].length;
  const rows = page
    .slice(start, end)
    .split(/(?<=\n)/)
    .filter((row) => row && !row.startsWith(`| ${record.name} |`));
  return page.slice(0, start) + [...rows, formatRow(record)].sort().join('') + page.slice(end);
}
