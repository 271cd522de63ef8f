import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { freePort } from '../support/postgres';
import { startProgram } from './program';
import { scaleDuration, scaleRules } from './scale-rules';

/** Durations of rules and scrapes are divided by this. */
export const FACTOR = 20;
/** Age at which Prometheus ignores a sample, by default. */
const LOOKBACK = '5m';
const TARGETS_REFRESH = '10s';
/** Interval of the site's probe, which waits for a page over TLS: a failed one would start a long `for` anew. */
const PROBE_INTERVAL = '3s';
const BLACKBOX_IN_COMPOSE = 'blackbox-exporter:9115';

/** A program with metrics. */
export interface Target {
  address: string;
  labels?: Record<string, string>;
}

export type AlertState = 'inactive' | 'pending' | 'firing';

/** A running Prometheus with the rules of this project, faster by `FACTOR`. */
export interface Prometheus {
  /** Replaces the targets of a job of deploy/prometheus.yml. */
  setTargets: (job: string, targets: Target[]) => void;
  getState: (alert: string) => Promise<AlertState>;
  /** Returns the summaries of an alert that fires. */
  getSummaries: (alert: string) => Promise<string[]>;
  /** Returns the result of an expression as numbers. */
  query: (expr: string) => Promise<number[]>;
  stop: () => Promise<void>;
}

interface ScrapeConfig {
  job_name: string;
  relabel_configs?: { replacement?: string; target_label?: string }[];
  [other: string]: unknown;
}

/**
 * Returns deploy/prometheus.yml for this machine: the same jobs, faster, with targets from files in place of the names
 * of containers. An instance that stops leaves its file, as it leaves its name in production.
 */
function buildConfig(folder: string, blackboxAddress: string): string {
  const { global, scrape_configs: jobs } = parse(readFileSync('deploy/prometheus.yml', 'utf8')) as {
    global: Record<string, string>;
    scrape_configs: ScrapeConfig[];
  };
  const interval = scaleDuration(global.scrape_interval!, FACTOR);
  return stringify({
    global: {
      scrape_interval: interval,
      scrape_timeout: interval,
      evaluation_interval: scaleDuration(global.evaluation_interval!, FACTOR),
    },
    rule_files: [path.join(folder, 'alerts.yml')],
    scrape_configs: jobs.map(({ dns_sd_configs: _names, static_configs: _static, relabel_configs = [], ...job }) => ({
      ...job,
      ...(job.params ? { scrape_interval: PROBE_INTERVAL, scrape_timeout: PROBE_INTERVAL } : {}),
      file_sd_configs: [
        {
          files: [path.join(folder, `${job.job_name}.json`)],
          refresh_interval: scaleDuration(TARGETS_REFRESH, FACTOR),
        },
      ],
      relabel_configs: relabel_configs
        .filter(({ target_label: label }) => label !== 'role')
        .map((rule) => (rule.replacement === BLACKBOX_IN_COMPOSE ? { ...rule, replacement: blackboxAddress } : rule)),
    })),
  });
}

interface ActiveAlert {
  labels: { alertname: string };
  state: AlertState;
  annotations: { summary: string };
}

export async function startPrometheus(folder: string, blackboxAddress: string): Promise<Prometheus> {
  writeFileSync(
    path.join(folder, 'alerts.yml'),
    scaleRules(readFileSync('docs/operations/alerts.yml', 'utf8'), FACTOR),
  );
  const config = path.join(folder, 'prometheus.yml');
  writeFileSync(config, buildConfig(folder, blackboxAddress));
  const address = `127.0.0.1:${await freePort()}`;
  const { stop } = await startProgram({
    name: 'prometheus',
    command: 'prometheus',
    args: [
      `--config.file=${config}`,
      `--storage.tsdb.path=${path.join(folder, 'series')}`,
      `--web.listen-address=${address}`,
      `--query.lookback-delta=${scaleDuration(LOOKBACK, FACTOR)}`,
      '--log.level=warn',
    ],
    health: `http://${address}/-/ready`,
  });

  async function get<T>(request: string): Promise<T> {
    const response = await fetch(`http://${address}/api/v1/${request}`, { signal: AbortSignal.timeout(5_000) });
    return ((await response.json()) as { data: T }).data;
  }
  async function getActive(alert: string): Promise<ActiveAlert[]> {
    const { alerts } = await get<{ alerts: ActiveAlert[] }>('alerts');
    return alerts.filter(({ labels }) => labels.alertname === alert);
  }
  return {
    setTargets(job, targets) {
      const groups = targets.map(({ address: target, labels = {} }) => ({ targets: [target], labels }));
      writeFileSync(path.join(folder, `${job}.json`), JSON.stringify(groups));
    },
    async getState(alert) {
      const states = (await getActive(alert)).map(({ state }) => state);
      return states.includes('firing') ? 'firing' : (states[0] ?? 'inactive');
    },
    getSummaries: async (alert) => (await getActive(alert)).map(({ annotations }) => annotations.summary),
    async query(expr) {
      const { result } = await get<{ result: { value: [number, string] }[] }>(
        `query?query=${encodeURIComponent(expr)}`,
      );
      return result.map(({ value }) => Number(value[1]));
    },
    stop,
  };
}
