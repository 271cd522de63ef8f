import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '@/lib/api-host/db/database';
import * as schema from '@/lib/api-host/db/schema';
import type { Faults } from './faults';
import type { Random } from './randomness';

/** One run of an instance, from its start to its kill. */
export interface Life {
  name: string;
  /** The instance's clock, epoch ms, which may be wrong by some seconds. */
  clock: () => number;
  killedAtMs: number | null;
  /** Rejects when the instance is killed. */
  killed: Promise<never>;
  kill: () => void;
  /** Passes on a result. It never settles once the instance is killed: nothing of a dead process continues. */
  whileAlive: <T>(work: Promise<T>) => Promise<T>;
}

export function startLife(name: string, clock: () => number): Life {
  let kill = () => {};
  const killed = new Promise<never>((_, reject) => (kill = () => reject(new Error('killed'))));
  killed.catch(() => undefined);
  const life: Life = {
    name,
    clock,
    killedAtMs: null,
    killed,
    kill() {
      life.killedAtMs = Date.now();
      kill();
    },
    whileAlive: (work) =>
      new Promise((resolve, reject) => {
        const onlyAlive =
          <T>(settle: (value: T) => void) =>
          (value: T) =>
            void (life.killedAtMs ?? settle(value));
        work.then(onlyAlive(resolve), onlyAlive(reject));
      }),
  };
  return life;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lostConnection = () => Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' });

/** Opens a life's connection to the database, behind the faults of the network and of the database. */
export function connectDatabase(client: PGlite, life: Life, faults: Faults, random: Random): Database {
  async function run<T>(statement: () => Promise<T>): Promise<T> {
    await life.whileAlive(pause(random.between(1, 3)));
    const fault = faults.find('network', life.name) ?? faults.find('database', life.name);
    if (fault?.kind === 'partition' || fault?.kind === 'refused') throw lostConnection();
    if (fault?.kind === 'slow') await life.whileAlive(pause(random.between(100, 4_000)));
    const result = await life.whileAlive(statement());
    if (fault?.kind === 'response lost' && random.chance(0.4)) throw lostConnection();
    return result;
  }

  /** Wraps a connection or a transaction. The transaction of a killed instance is rolled back, as PostgreSQL does. */
  const wrap = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'query' || name === 'exec') return (...args: unknown[]) => run(() => value.apply(target, args));
        if (name !== 'transaction') return value.bind(target);
        return (work: (inner: object) => Promise<unknown>) =>
          life.whileAlive(value.call(target, (inner: object) => Promise.race([work(wrap(inner)), life.killed])));
      },
    });
  return drizzle(wrap(client), { schema }) as unknown as Database;
}
