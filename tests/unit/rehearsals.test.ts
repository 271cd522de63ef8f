import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { REHEARSALS } from '@/tests/rehearsals/rehearsals';
import { listRecorded, recordRehearsal } from '@/tests/rehearsals/runbook-table';
import { listAlerts, scaleDuration, scaleRules, type Rule } from '@/tests/rehearsals/scale-rules';

const RULES = readFileSync('docs/operations/alerts.yml', 'utf8');
const RUNBOOK = readFileSync('docs/operations/runbook.md', 'utf8');

it('each alert is rehearsed, or the runbook says why not', () => {
  const [, unrehearsed = ''] = RUNBOOK.split('| Alert | Reason |');
  const reasons = [...unrehearsed.matchAll(/^\| ([A-Z]\w+) \| .{10,} \|$/gm)].map(([, name = '']) => name);
  expect([...Object.keys(REHEARSALS), ...reasons].sort()).toEqual(listAlerts(RULES).sort());
});

it('the runbook has the time of each rehearsal', () =>
  expect(listRecorded(RUNBOOK).sort()).toEqual(Object.keys(REHEARSALS).sort()));

it.each([
  ['15s', 20, '750ms'],
  ['5m', 20, '15000ms'],
  ['1h', 60, '60000ms'],
  ['1d', 20, '4320000ms'],
  ['10ms', 20, '1ms'],
])('%s divided by %i is %s', (duration, factor, scaled) => expect(scaleDuration(duration, factor)).toBe(scaled));

it.each(['', '5', '1h30m', 'soon'])('rejects %j as a duration', (duration) =>
  expect(() => scaleDuration(duration, 20)).toThrow('is no duration'),
);

it('divides the windows and the time of a rule, and nothing else', () => {
  const rules = `
groups:
  - name: pushes
    rules:
      - { alert: Late, expr: 'rate(late_bucket[10m]) > 900 and time() > 26 * 3600', for: 5m, labels: { severity: page } }
      - { record: 'share:1d', expr: 'rate(calls[1d])' }`;
  const { groups } = parse(scaleRules(rules, 20)) as { groups: { name: string; rules: Rule[] }[] };
  expect(groups).toEqual([
    {
      name: 'pushes',
      rules: [
        {
          alert: 'Late',
          expr: 'rate(late_bucket[30000ms]) > 900 and time() > 26 * 3600',
          for: '15000ms',
          labels: { severity: 'page' },
        },
        { record: 'share:1d', expr: 'rate(calls[4320000ms])' },
      ],
    },
  ]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? it : it.skip)('Prometheus accepts the divided rules (promtool)', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-rules-'));
  const file = path.join(folder, 'alerts.yml');
  writeFileSync(file, scaleRules(RULES, 20));
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});

describe('the row of a rehearsal', () => {
  const page = RUNBOOK.replace(/^\| [A-Z]\w+ \|.*\d{4}-\d\d-\d\d \|\n/gm, '');
  const record = {
    name: 'WebIsMissing',
    provoked: 'stopped',
    ended: 'started',
    firedAfterS: 16.4,
    resolvedAfterS: 9.6,
  };

  it('is added in order, and replaces an earlier one', () => {
    const first = recordRehearsal(page, { ...record, date: '2026-11-01' });
    const second = recordRehearsal(first, { ...record, name: 'CallsBurn', date: '2026-11-02' });
    const third = recordRehearsal(second, { ...record, date: '2026-11-03' });
    expect(listRecorded(third)).toEqual(['CallsBurn', 'WebIsMissing']);
    expect(third).toContain('\n| WebIsMissing | stopped | 16 s | started | 10 s | 2026-11-03 |\n');
    expect(third).not.toContain('2026-11-01');
  });

  it('needs the table', () =>
    expect(() => recordRehearsal('# Runbook\n', { ...record, date: '2026-11-01' })).toThrow('no table'));
});
