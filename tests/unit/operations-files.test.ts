import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { metrics } from '@/lib/metrics/metrics';
import { getMemoryLimits, HEAP_LIMIT_MB } from '@/scripts/memory-limits.mjs';

const FOLDER = 'docs/operations';

interface Panel {
  title: string;
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(readFileSync(`${FOLDER}/dashboard.json`, 'utf8')) as { panels: Panel[] };
const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ where: title, expr })));

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook_url?: string };
}
const { groups } = parse(readFileSync(`${FOLDER}/alerts.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules: list }) => list);
const alerts = rules.filter(({ alert }) => alert);
const told = rules.map(({ alert, record, expr }) => ({ where: alert ?? record ?? '', expr }));

/** Series and labels of Prometheus, of the exporters in deploy/prometheus.yml, and of deploy/backup.sh. */
const FROM_OTHERS: Record<string, string[]> = {
  up: [],
  probe_success: [],
  probe_ssl_earliest_cert_expiry: [],
  node_filesystem_avail_bytes: ['device', 'fstype', 'mountpoint'],
  node_filesystem_size_bytes: ['device', 'fstype', 'mountpoint'],
  pg_up: [],
  pg_settings_max_connections: [],
  pg_stat_activity_count: ['datname', 'state', 'usename'],
  pg_stat_activity_max_tx_duration: ['datname', 'state', 'usename'],
  nalot_backup_last_success_timestamp_seconds: [],
  nalot_backup_size_bytes: [],
};
const LABELS_FROM_PROMETHEUS = ['instance', 'job', 'role', 'le'];

/** The metrics of this app by name, with their labels; a histogram also under the names of its series. */
function registered(): Map<string, string[]> {
  const found = new Map<string, string[]>(Object.entries(FROM_OTHERS));
  for (const metric of metrics().registry.getMetricsAsArray()) {
    const { name, labelNames = [] } = metric as unknown as { name: string; labelNames?: string[] };
    for (const ending of ['', '_bucket', '_count', '_sum']) found.set(name + ending, labelNames);
  }
  for (const { record } of rules) if (record) found.set(record, []);
  return found;
}

/** Returns the metric names in an expression with their labels. */
function asked(expr: string): { name: string; labels: string[] }[] {
  const series = /\b((?:nalot|nodejs|process|pg|node|probe)_\w+|nalot:[\w:]+|up)\b(?:\{([^}]*)\})?/g;
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

it('each alert has a severity and links to its section in the runbook, which has no others', () => {
  const page = readFileSync(`${FOLDER}/runbook.md`, 'utf8');
  const sections = [...page.matchAll(/^## (\w+)\n(.+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts.map(({ alert }) => alert));
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, labels?.severity]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    expect(annotations).toEqual({
      summary: expect.any(String),
      runbook_url: `${FOLDER}/runbook.md#${alert!.toLowerCase()}`,
    });
  }
});

it('the memory that an alert reports is below the limit of the container and above the plan', () => {
  const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { mem_limit: string }>;
  };
  const page = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const { expr = '' } = alerts.find(({ alert }) => alert === 'MemoryIsHigh') ?? {};
  for (const [role, service, text] of [
    ['web', 'web1', /web instances? with one core and (\d+) MB/],
    ['dispatch', 'dispatcher', /dispatchers? with one core and (\d+) MB/],
  ] as const) {
    const plan = 1e6 * Number(text.exec(page)?.[1]);
    const alert = Number(new RegExp(`role="${role}"} > (\\S+)`).exec(expr)?.[1]);
    const limit = 1024 ** 2 * parseInt(compose.services[service]!.mem_limit, 10);
    expect(alert).toBeGreaterThan(plan);
    expect(limit).toBeGreaterThan(1.2 * alert);
    expect(limit).toBeLessThan(2 * plan);
    expect(HEAP_LIMIT_MB * 1024 ** 2).toBeLessThan(limit);
  }
});

it('the image has the memory limits of npm start', () => {
  const image = readFileSync('Dockerfile', 'utf8').replaceAll('"', '');
  for (const [name, value] of Object.entries(getMemoryLimits({}))) expect(image).toContain(`${name}=${value} `);
  const malloc = { MALLOC_ARENA_MAX: '4', MALLOC_TRIM_THRESHOLD_: '65536' };
  const given = getMemoryLimits({ NODE_OPTIONS: '--max-old-space-size=800', ...malloc });
  expect(given).toEqual({ NODE_OPTIONS: expect.stringMatching(/=800$/), ...malloc });
});

it('Prometheus has the jobs and roles that the alerts name', () => {
  const { scrape_configs: jobs } = parse(readFileSync('deploy/prometheus.yml', 'utf8')) as {
    scrape_configs: { job_name: string; relabel_configs?: { target_label?: string; replacement?: string }[] }[];
  };
  const names = jobs.map(({ job_name }) => job_name);
  const roles = jobs
    .flatMap(({ relabel_configs = [] }) => relabel_configs)
    .filter((one) => one.target_label === 'role');
  const text = alerts.map(({ expr }) => expr).join('\n');
  for (const [, job] of text.matchAll(/job!?="(\w+)"/g)) expect(names).toContain(job);
  for (const [, role] of text.matchAll(/role="(\w+)"/g)) expect(roles.map((one) => one.replacement)).toContain(role);
});

it('the dashboard shows every metric of the app', () => {
  const names = shown.flatMap(({ expr }) => asked(expr)).map(({ name }) => name.replace(/_(bucket|count|sum)$/, ''));
  const own = metrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  expect(own.filter((name) => name.startsWith('nalot_') && !names.includes(name))).toEqual([]);
});

it('each alert has a test', () => {
  const { tests } = parse(readFileSync(`${FOLDER}/alerts.test.yml`, 'utf8')) as {
    tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[];
  };
  const raised = tests.flatMap(({ alert_rule_test: list }) => list.filter(({ exp_alerts }) => exp_alerts.length > 0));
  const names = raised.map(({ alertname }) => alertname);
  expect(alerts.map(({ alert }) => alert).filter((alert) => !names.includes(alert!))).toEqual([]);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

(hasPromtool ? it : it.skip)('alerts come when they should and not before (promtool)', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', 'alerts.test.yml'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});

(hasPromtool ? it : it.skip)('the configuration of Prometheus is valid (promtool)', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nalot-prometheus-'));
  const config = readFileSync('deploy/prometheus.yml', 'utf8');
  writeFileSync(
    path.join(folder, 'prometheus.yml'),
    config.replace('/etc/prometheus/alerts.yml', path.resolve(FOLDER, 'alerts.yml')),
  );
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'config', path.join(folder, 'prometheus.yml')], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
