import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { APP_ROLE } from '@/lib/api-host/db/privileges';
import { resolveEnvironment, readCompose } from './compose';
import { runRolesScript, withUser } from './database-roles';
import { OPERATOR_ENV } from './operator';
import { startPgBouncer } from './pgbouncer';
import { freePort, startPostgres } from './postgres';
import { startS3 } from './s3-store';
import { VAPID } from './test-push';

const START_LIMIT_MS = 180_000;
const POLL_MS = 200;

/** A program of the stack that can be restarted, as a container is replaced. */
export interface Instance {
  name: string;
  url: string;
  pid: () => number;
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The services of compose.yaml as local processes. */
export interface Stack {
  /** Address of the proxy, which browsers use. */
  url: string;
  web: Instance[];
  /** Dispatchers that may also push to local push services. */
  dispatchers: Instance[];
  /** Address of PostgreSQL for its superuser; `pooled` is the app's, through the pooler. */
  postgres: string;
  pooled: string;
  /** Starts an API host alone, from the same tree. */
  startHost: (name: string) => Promise<Instance>;
  stop: () => Promise<void>;
}

const isHealthy = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

async function waitUntilHealthy(url: string, hasEnded: () => boolean): Promise<void> {
  for (const limit = Date.now() + START_LIMIT_MS; !(await isHealthy(url)); await delay(POLL_MS))
    if (hasEnded() || Date.now() > limit) throw new Error(`${url} does not respond`);
}

interface Program {
  name: string;
  file: string;
  health: string;
  env: Record<string, string>;
}

/** Starts a program of the tree like its container and waits until it is healthy. */
async function startInstance(tree: string, { name, file, health, env }: Program): Promise<Instance> {
  let child: ChildProcess;
  let output = '';
  async function start(): Promise<void> {
    child = spawn(process.execPath, [file], {
      cwd: tree,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
    await waitUntilHealthy(health, () => child.exitCode !== null).catch((cause: unknown) => {
      throw new Error(`${name} did not start: ${output}`, { cause });
    });
  }
  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await start();
  return {
    name,
    url: new URL(health).origin,
    pid: () => child.pid!,
    stop,
    async restart() {
      await stop();
      await start();
    },
  };
}

/** Options of a proxy: its port and the ports of the instances behind it. */
export interface ProxyOptions {
  port: number;
  web: number[];
  /** Folder that contains the bucket `pictures`. */
  store?: string;
  hops?: number;
  /** Changes the configuration, for example to lower a limit. */
  adjust?: (config: string) => string;
}

/**
 * Returns deploy/nginx.conf for a folder, with local ports in place of container names. Debian's nginx is older than the
 * one of compose.yaml and does not know `resolve`, which looks up a name while nginx runs.
 */
function buildProxyConfig(folder: string, { port, web, store = folder, adjust = (same) => same }: ProxyOptions) {
  const listServers = (options: string) => web.map((each) => `    server 127.0.0.1:${each}${options}\n`).join('');
  return adjust(readFileSync('deploy/nginx.conf', 'utf8'))
    .replace(/ {4}server web:3000 resolve( .*)\n/g, (_, options: string) => listServers(options))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/tmp/', `${folder}/`)
    .replace('/var/cache/nginx/answers', path.join(folder, 'answers'))
    .replace('root /srv;', `root ${store};`)
    .replace('/dev/stdout', path.join(folder, 'access.log'))
    .replace('/dev/stderr', path.join(folder, 'error.log'))
    .replace('worker_processes auto;', `worker_processes 1;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}`);
}

/** Starts nginx with deploy/nginx.sh and deploy/nginx.conf in its own folder. */
export async function startProxy(home: string, options: ProxyOptions) {
  const folder = path.join(home, 'proxy');
  mkdirSync(folder);
  const [file, target] = [path.join(folder, 'nginx.conf.in'), path.join(folder, 'nginx.conf')];
  writeFileSync(file, buildProxyConfig(folder, options));
  const env = { ...process.env, NGINX_CONF: file, NGINX_TARGET: target, TRUSTED_PROXY_HOPS: String(options.hops ?? 1) };
  const child = spawn('sh', ['deploy/nginx.sh'], { stdio: ['ignore', 'inherit', 'ignore'], env });
  const ended = once(child, 'exit');
  await waitUntilHealthy(`http://127.0.0.1:${options.port}/proxy-health`, () => child.exitCode !== null);
  return async () => {
    child.kill('SIGQUIT');
    await ended;
  };
}

/**
 * Starts the services of compose.yaml with its environment, from a copy of the tree that the Dockerfile builds. The
 * copy has no project files above it. Requires nginx and pgbouncer.
 */
export async function startStack(options: { tree: string; instances?: number }): Promise<Stack> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nalot-stack-'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.splice(0)) await stopPart();
    rmSync(home, { recursive: true, force: true });
  };
  try {
    return { ...(await startParts(home, stops, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  home: string,
  stops: (() => Promise<unknown>)[],
  { tree, instances = 2 }: { tree: string; instances?: number },
): Promise<Omit<Stack, 'stop'>> {
  const app = path.join(home, 'app');
  cpSync(tree, app, { recursive: true, verbatimSymlinks: true });
  const server = await startPostgres();
  stops.unshift(() => server.stop());
  const superuser = await server.createDatabase();
  await runRolesScript(superuser);
  const pooler = await startPgBouncer(superuser);
  stops.unshift(() => pooler.stop());
  const store = await startS3();
  stops.unshift(() => store.close());
  const port = await freePort();
  const { services } = readCompose();
  const variables = {
    SITE_URL: `http://127.0.0.1:${port}`,
    ...OPERATOR_ENV,
    SESSION_SECRET: 's'.repeat(64),
    API_SECRET: 'a'.repeat(64),
    VAPID_PUBLIC_KEY: VAPID.publicKey,
    VAPID_PRIVATE_KEY: VAPID.privateKey,
    S3_SECRET_ACCESS_KEY: 'x'.repeat(64),
  };
  /** Replaces the address of a database in compose.yaml, whose role stays. */
  const toLocal = (url: string): string => {
    const { username, port: databasePort } = new URL(url);
    const role = withUser(superuser, username);
    return databasePort === '6432' ? pooler.toPooledUrl(role) : role;
  };
  const localEnv = {
    DATA_DIR: path.join(home, 'data'),
    WEATHER_SOURCE: 'recorded',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '',
  };
  const getEnv = (service: string): Record<string, string> => {
    const { DATABASE_URL, ...rest } = resolveEnvironment(services[service]!, variables);
    return { ...rest, ...(DATABASE_URL && { DATABASE_URL: toLocal(DATABASE_URL) }), ...localEnv };
  };

  /** Runs the program of a service that ends by itself. */
  async function runOnce(service: string, more: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, services[service]!.command!.slice(1), {
      cwd: app,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...getEnv(service), ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new Error(`${service} failed (${code})`);
  }
  await runOnce('migrate');
  await runOnce('pictures', { S3_ENDPOINT: store.url });
  // The store's volume, of which the proxy reads.
  const volume = path.join(home, 'store');
  for (const [key, { body }] of store.objects) {
    mkdirSync(path.dirname(path.join(volume, key)), { recursive: true });
    writeFileSync(path.join(volume, key), body);
  }

  async function startHost(name: string, env: Record<string, string> = getEnv('web1')): Promise<Instance> {
    const apiPort = String(await freePort());
    const health = `http://127.0.0.1:${apiPort}/health/ready`;
    const hostEnv = { ...env, API_PORT: apiPort, DATA_DIR: path.join(home, name) };
    const host = await startInstance(app, { name, file: 'host.mjs', health, env: hostEnv });
    stops.unshift(host.stop);
    return host;
  }

  const web: Instance[] = [];
  const ports: number[] = [];
  for (let number = 1; number <= instances; number++) {
    const webPort = await freePort();
    const name = `web${number}`;
    const health = `http://127.0.0.1:${webPort}/api/health`;
    const env = { ...getEnv('web1'), PORT: String(webPort), HOSTNAME: '127.0.0.1', DATA_DIR: path.join(home, name) };
    web.push(await startInstance(app, { name, file: 'server.js', health, env }));
    ports.push(webPort);
    stops.unshift(web.at(-1)!.stop);
  }
  const dispatcherEnv = { ...getEnv('dispatcher'), PUSH_PRIVATE_ENDPOINTS: 'allow' };
  const dispatchers = [await startHost('dispatcher1', dispatcherEnv), await startHost('dispatcher2', dispatcherEnv)];
  const proxy = await startProxy(home, { port, web: ports, store: volume });
  stops.unshift(proxy);
  return {
    url: variables.SITE_URL,
    web,
    dispatchers,
    postgres: superuser,
    pooled: pooler.toPooledUrl(withUser(superuser, APP_ROLE)),
    startHost,
  };
}
