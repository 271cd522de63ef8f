import type { z } from 'zod';

/** Who may make a call: anyone, or a person with a session. */
export type Access = 'anyone' | 'member';

/**
 * How answers may be shared. `shared` answers are the same for everyone who asks with the same query and are kept
 * by the BFF: fresh for a while, then stale while they are fetched anew, stale on error until the grace ends.
 */
export type CacheRule = 'never' | { shared: true; freshSeconds: number; staleSeconds: number };

/** One call of the product's API: said once here, used by the browser, the BFF and the host. */
export interface Call {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, as in OpenAPI. */
  path: string;
  summary: string;
  access: Access;
  cache: CacheRule;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** `text` for the calls whose body is plain text; JSON otherwise. */
  bodyKind?: 'json' | 'text';
  response: z.ZodType;
}

/** Keeps the literal types of a call, so that its input and output can be inferred. */
export const defineCall = <const C extends Call>(call: C): C => call;

type Infer<S> = S extends z.ZodType ? z.input<S> : never;
type Part<K extends string, S> = S extends z.ZodType ? Record<K, Infer<S>> : Record<never, never>;

/** What the caller gives: params, query, headers and body, as far as the call has them. */
export type CallInput<C extends Call> = Part<'params', C['params']> &
  Part<'query', C['query']> &
  Part<'headers', C['headers']> &
  Part<'body', C['body']>;

/** What the call answers. */
export type CallOutput<C extends Call> = z.output<C['response']>;
