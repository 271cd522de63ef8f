import type pg from 'pg';

type Query = (...args: unknown[]) => Promise<unknown>;

/** Releases a connection if its next statement fails. */
function releaseIfNextFails(client: pg.PoolClient): pg.PoolClient {
  const target = client as unknown as { query: Query };
  const { query } = target;
  target.query = (...args) => {
    target.query = query;
    const result = query.apply(client, args);
    result.catch((error: Error) => client.release(error));
    return result;
  };
  return client;
}

/**
 * Makes a pool take back the connection of a transaction that could not begin, as when the server ends it at that moment.
 * Drizzle releases a connection only after `begin`, so the pool would lose one for good each time and never end.
 */
export function releaseFailedBegin(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  // With a callback, the pool itself takes a connection for a single statement, and releases it.
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connect().then(releaseIfNextFails)) as typeof connect;
  return pool;
}
