import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';
import type { SpanOptions } from '@/lib/tracing/span';
import { runInSpan } from '@/lib/tracing/tracing';

const getStatementText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | null)?.text ?? '');

/** What a statement does and to which table (the first that it names): never its text, and no value. */
function describeSpan(query: unknown): SpanOptions {
  const text = getStatementText(query);
  const [, operation = 'statement'] = /^\s*(\w+)/.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text) ?? [];
  const name = operation.toLowerCase();
  return {
    name: table ? `${name} ${table}` : name,
    kind: 'client',
    isPart: true,
    facts: { 'db.system.name': 'postgresql', 'db.operation.name': name, ...(table && { 'db.collection.name': table }) },
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

/** The pool asks its connections by callback, from whoever's turn it is: only what is awaited is somebody's own. */
const isAwaited = (args: unknown[]) => typeof args.at(-1) !== 'function';

/** Lets the statements of a pool, and those of its connections within transactions, be part of traces. */
export function tracePool(pool: pg.Pool): pg.Pool {
  trace(pool);
  return pool.on('connect', trace);
}

/** Lets the statements of an embedded database be part of traces. */
export const traceEmbedded = (client: PGlite): void => trace(client);

function trace(target: { query: unknown }): void {
  const query = (target.query as Query).bind(target);
  const traced: Query = (...args) =>
    isAwaited(args) ? runInSpan(describeSpan(args[0]), () => query(...args)) : query(...args);
  target.query = traced;
}
