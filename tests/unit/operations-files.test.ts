import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { metrics } from '@/lib/metrics/metrics';

const FOLDER = 'docs/operations';

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as { panels: Panel[] };
const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr })));
const alerts = [...readFileSync(`${FOLDER}/alerts.yml`, 'utf8').matchAll(/alert: (\w+)\s+expr: (.+)/g)];
const told = alerts.map(([, where = '', expr = '']) => ({ where, expr }));

/** Series and labels that Prometheus adds. */
const FROM_PROMETHEUS = { up: ['job', 'instance'] };
const LABELS_FROM_PROMETHEUS = ['instance', 'job', 'le'];

/** The metrics of this app by name, with their labels; a histogram also under the names of its series. */
function registered(): Map<string, string[]> {
  const found = new Map<string, string[]>(Object.entries(FROM_PROMETHEUS));
  for (const metric of metrics().registry.getMetricsAsArray()) {
    const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] };
    for (const ending of ['', '_bucket', '_count', '_sum']) found.set(name + ending, labelNames);
  }
  return found;
}

/** Returns the metric names in an expression with their labels. */
function asked(expr: string): { name: string; labels: string[] }[] {
  const series = /\b((?:nalot|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g;
  return [...expr.matchAll(series)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)(?:=~|!~|!=|=)"/g)].map(([, label = '']) => label),
  }));
}

const groupedBy = (expr: string): string[] =>
  [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/));

it('panels and alerts use existing metrics and labels', () => {
  const all = registered();
  for (const { where, expr } of [...shown, ...told]) {
    const series = asked(expr);
    expect([where, series.length > 0]).toEqual([where, true]);
    for (const { name, labels } of series) {
      expect([where, name, all.has(name)]).toEqual([where, name, true]);
      const known = [...(all.get(name) ?? []), ...LABELS_FROM_PROMETHEUS];
      expect([where, name, labels.filter((label) => !known.includes(label))]).toEqual([where, name, []]);
    }
    const labels = [...series.flatMap(({ name }) => all.get(name) ?? []), ...LABELS_FROM_PROMETHEUS];
    expect([where, groupedBy(expr).filter((label) => !labels.includes(label))]).toEqual([where, []]);
  }
});

it('the runbook covers each alert', () => {
  const page = readFileSync(`${FOLDER}/README.md`, 'utf8');
  expect(told.map(({ where }) => where).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('the dashboard shows every metric of the app', () => {
  const names = shown.flatMap(({ expr }) => asked(expr)).map(({ name }) => name.replace(/_(bucket|count|sum)$/, ''));
  const own = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  expect(own.filter((name) => name.startsWith('nalot_') && !names.includes(name))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? it : it.skip)('alerts come when they should and not before (promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
