import type pg from 'pg';
import { MINUTE_MS } from '@/lib/contract/durations';
import { startSmtp } from '../support/smtp';
import { post, request } from './browser';
import type { Rehearsal, Steps } from './rehearsal';
import type { Instance, System } from './system';

const CALLS_PAUSE_MS = 300;
const MANY_CLIENTS = 92;
/** The limit of the rule is ten minutes, which are not divided. */
const TRANSACTION_LIMIT_MS = 15 * MINUTE_MS;

/** Asks whether a user name is free, which reads the table of users. */
const askForName = ({ url }: Instance) => request(`${url}/api/v1/user/username/rehearsal`);

/** Makes calls that read users, in a few loops. */
function keepAsking({ repeat }: System, web: Instance, loops: number): void {
  for (let loop = 0; loop < loops; loop++) repeat(CALLS_PAUSE_MS, () => askForName(web));
}

/** Locks the table of users in a transaction that stays open, and ends it as the runbook says. */
async function lockUsers(system: System): Promise<Steps> {
  const blocker = await system.connect();
  return {
    provoke: () => blocker.query('begin; lock table users'),
    async follow() {
      const client = await system.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where state = 'idle in transaction' and query like '%lock table%'`,
      );
    },
  };
}

/** Stops PostgreSQL, and starts it again. */
const stopPostgres = ({ postgres }: System): Steps => ({ provoke: postgres.halt, follow: postgres.resume });

/** Starts the exporter of PostgreSQL. */
const startPostgresExporter = ({ startExporter, databaseUrl }: System): Promise<Instance> =>
  startExporter('postgres', (address) => ({
    name: 'postgres-exporter',
    command: 'prometheus-postgres-exporter',
    args: [`--web.listen-address=${address}`],
    health: `http://${address}/metrics`,
    env: { DATA_SOURCE_NAME: `${databaseUrl}?sslmode=disable` },
  }));

/** Calls fail while PostgreSQL is stopped. */
const failCalls = (limitMs?: number): Rehearsal => ({
  provoked: 'PostgreSQL is stopped',
  ended: 'PostgreSQL started again',
  limitMs,
  async prepare(system) {
    keepAsking(system, await system.startWeb(), 2);
    return stopPostgres(system);
  },
});

export const DATABASE_REHEARSALS = {
  CallsBurnFast: failCalls(),
  CallsBurn: failCalls(),
  CallsBurnSlowly: failCalls(10 * MINUTE_MS),
  CallsAreSlow: {
    provoked: 'a transaction keeps the table of users locked',
    ended: 'that transaction ended by `pg_terminate_backend`',
    async prepare(system) {
      keepAsking(system, await system.startWeb(), 3);
      return lockUsers(system);
    },
  },
  PoolIsShort: {
    provoked: 'a pool of one connection, whose query waits for a lock',
    ended: 'the transaction in `pg_stat_activity` ended',
    async prepare(system) {
      keepAsking(system, await system.startWeb({ DATABASE_POOL_SIZE: '1' }), 3);
      return lockUsers(system);
    },
  },
  PostgresIsGone: {
    provoked: 'PostgreSQL is stopped',
    ended: 'PostgreSQL started again',
    async prepare(system) {
      await startPostgresExporter(system);
      return stopPostgres(system);
    },
  },
  PostgresConnectionsRunOut: {
    provoked: `${MANY_CLIENTS} clients connect past the pooler`,
    ended: 'those of `pg_stat_activity` by `usename` closed',
    async prepare(system) {
      await startPostgresExporter(system);
      const clients: pg.Client[] = [];
      return {
        async provoke() {
          for (let count = 0; count < MANY_CLIENTS; count++) clients.push(await system.connect());
        },
        follow: () => Promise.all(clients.map((client) => client.end())),
      };
    },
  },
  PostgresTransactionIsLong: {
    provoked: 'a transaction stays open for ten minutes, undivided',
    ended: 'ended by `pg_terminate_backend`',
    limitMs: TRANSACTION_LIMIT_MS,
    async prepare(system) {
      await system.openDatabase();
      await startPostgresExporter(system);
      return lockUsers(system);
    },
  },
  MailCapacityIsSpent: {
    provoked: 'sign-up codes are requested with `LIMITS=mail-all=3`',
    ended: 'restarted with a higher limit',
    async prepare(system) {
      const smtp = await startSmtp();
      system.defer(smtp.close);
      const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'nalot@nalot.example' };
      const web = await system.startWeb({ LIMITS: 'mail-all=3', ...mail });
      let stop: (() => void) | undefined;
      let number = 0;
      const requestCode = () =>
        post(web.url, '/api/v1/user/email/send-mail', `user${++number}@nalot.example`, 'text/plain');
      return {
        provoke: () => (stop = system.repeat(CALLS_PAUSE_MS, requestCode)),
        async follow() {
          await web.stop();
          await web.start({ LIMITS: 'mail-all=100000' });
          stop?.();
        },
      };
    },
  },
} satisfies Record<string, Rehearsal>;
