import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { SpanOptions } from '@/lib/tracing/span';
import { runInSpan } from '@/lib/tracing/tracing';

const getStatementText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** Describes a statement by its operation and its first table. It contains neither its text nor its values. */
function describeSpan(query: unknown): SpanOptions {
  const text = getStatementText(query);
  const [, operation = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text) ?? [];
  const name = operation.toLowerCase();
  return {
    name: table ? `${name} ${table}` : name,
    kind: 'client',
    isChildOnly: true,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': name,
      ...(table && { 'db.collection.name': table }),
    },
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/**
 * A pool calls its connections with callbacks, possibly on behalf of another request. Only a call that returns a
 * promise belongs to the current trace.
 */
const isAwaited = (args: unknown[]) => typeof args.at(-1) !== 'function';

/** Traces the statements of a pool, including those in transactions. */
export function tracePool(pool: pg.Pool): pg.Pool {
  trace(pool);
  return pool.on('connect', trace);
}

export const traceEmbedded = (client: PGlite): void => trace(client);

function trace(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target);
  const traced: Query = (...args) =>
    isAwaited(args) ? runInSpan(describeSpan(args[0]), () => query(...args)) : query(...args);
  target.query = traced;
}
