import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { createLogger } from '@/lib/log';
import { SERVER_SECRET } from '../support/mailbox-address';
import { OPERATOR_ENV } from '../support/operator';
import { freePort, startPostgres, type TestPostgres } from '../support/postgres';
import { VAPID } from '../support/test-push';
import { killAtExit, startProgram, type Program, type ProgramOptions } from './program';
import type { Prometheus, Target } from './prometheus';

/** Name of the database, as the rules expect it. */
const DATABASE = 'nalot';

type Cleanup = () => unknown;
type Env = Record<string, string>;

/** A web instance, dispatcher or exporter. Prometheus scrapes it while it is listed. */
export interface Instance extends Program {
  url: string;
}

/** The parts of the system that a rehearsal has started. They end with it, last first. */
export interface System {
  prometheus: Prometheus;
  folder: string;
  /** Address at which the jobs `site` and `blackbox` expect the blackbox exporter. */
  blackboxAddress: string;
  defer: (cleanup: Cleanup) => void;
  postgres: TestPostgres;
  /** Address of the app's database. */
  databaseUrl: string;
  /** Opens the app's database, and migrates it. */
  openDatabase: () => Promise<OpenDatabase>;
  /** Connects to the app's database without a pool. */
  connect: () => Promise<pg.Client>;
  startWeb: (env?: Env) => Promise<Instance>;
  startDispatcher: (env?: Env) => Promise<Instance>;
  /** Starts the exporter of a job at an address, by default one with a free port. */
  startExporter: (job: string, getOptions: (address: string) => ProgramOptions, address?: string) => Promise<Instance>;
  /** Repeats `work` in the background until the returned function is called, whatever becomes of each call. */
  repeat: (everyMs: number, work: () => Promise<unknown>) => () => void;
}

/** Makes the job list an instance while it runs or stands still, as the name of a container service does. */
function createListing({ setTargets }: Prometheus, job: string) {
  const listed = new Set<Target>();
  const write = () => setTargets(job, [...listed]);
  return function list(program: Program, target: Target, url: string): Instance {
    const add = () => (listed.add(target), write());
    const remove = () => (listed.delete(target), write());
    add();
    return {
      ...program,
      url,
      async start(env) {
        await program.start(env);
        add();
      },
      async stop() {
        await program.stop();
        remove();
      },
      async kill() {
        await program.kill();
        remove();
      },
    };
  };
}

export async function startSystem(
  prometheus: Prometheus,
  { folder, defer, blackboxAddress }: Pick<System, 'folder' | 'defer' | 'blackboxAddress'>,
): Promise<System> {
  const postgres = await startPostgres();
  const forget = killAtExit(() => process.kill(postgres.pid, 'SIGKILL'));
  defer(() => postgres.stop().finally(forget));
  const superuser = new pg.Client({ connectionString: postgres.url });
  await superuser.connect();
  await superuser.query(`create database ${DATABASE}`).finally(() => superuser.end());
  const databaseUrl = new URL(DATABASE, postgres.url).href;
  const listInstance = createListing(prometheus, 'nalot');

  async function getEnv(name: string, more: Env): Promise<Env> {
    const data = path.join(folder, name);
    mkdirSync(data, { recursive: true });
    return {
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      SESSION_SECRET: SERVER_SECRET,
      API_SECRET: SERVER_SECRET,
      ...OPERATOR_ENV,
      VAPID_PUBLIC_KEY: VAPID.publicKey,
      VAPID_PRIVATE_KEY: VAPID.privateKey,
      VAPID_SUBJECT: VAPID.subject,
      WEATHER_SOURCE: 'recorded',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXY_HOPS: '1',
      METRICS_PORT: String(await freePort()),
      ...more,
    };
  }

  async function startInstance(
    role: 'web' | 'dispatch',
    args: string[],
    { url, path: health, env }: { url: string; path: string; env: Env },
  ) {
    const program = await startProgram({ name: role, command: process.execPath, args, health: url + health, env });
    const instance = listInstance(program, { address: `127.0.0.1:${env.METRICS_PORT}`, labels: { role } }, url);
    defer(program.stop);
    return instance;
  }

  return {
    prometheus,
    folder,
    blackboxAddress,
    defer,
    postgres,
    databaseUrl,
    async openDatabase() {
      const opened = await openPostgresDatabase({
        url: databaseUrl,
        poolSize: 2,
        logger: createLogger('warn', 'rehearsal'),
      });
      defer(opened.close);
      return opened;
    },
    async connect() {
      const client = new pg.Client({ connectionString: databaseUrl });
      // A client that is told to end reports that as an error.
      client.on('error', () => undefined);
      await client.connect();
      defer(() => client.end());
      return client;
    },
    async startWeb(more = {}) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const env = await getEnv(`web-${port}`, { SITE_URL: url, PORT: String(port), ROLE: 'web', ...more });
      return startInstance('web', ['lib/next-edge/serve.mjs', '-p', String(port)], { url, path: '/api/health', env });
    },
    async startDispatcher(more = {}) {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const own = { SITE_URL: url, API_PORT: String(port), ROLE: 'dispatch', PUSH_PRIVATE_ENDPOINTS: 'allow' };
      const env = await getEnv(`dispatch-${port}`, { ...own, ...more });
      return startInstance('dispatch', ['--import', 'tsx', 'lib/api-host/main.ts'], {
        url,
        path: '/health/ready',
        env,
      });
    },
    async startExporter(job, getOptions, given) {
      const address = given ?? `127.0.0.1:${await freePort()}`;
      const program = await startProgram(getOptions(address));
      defer(program.stop);
      return createListing(prometheus, job)(program, { address }, `http://${address}`);
    },
    repeat(everyMs, work) {
      let isOver = false;
      const loop = (async () => {
        for (; !isOver; await delay(everyMs)) await work().catch(() => undefined);
      })();
      const stop = () => void (isOver = true);
      defer(async () => {
        stop();
        await loop;
      });
      return stop;
    },
  };
}
