import type { z } from 'zod';

/** Who may make a call: anyone, or a person with a session. */
export type Access = 'anyone' | 'member';

/**
 * How answers may be shared. Shared answers are the same for everyone who asks with the same query and are cached by
 * the BFF and by caches in front of it: fresh for a while, then stale while they are fetched anew, stale on error until
 * the grace ends. What is asked of a point is one person's question: their browser alone caches its answer.
 */
export interface SharedRule {
  shared: true;
  freshSeconds: number;
  staleSeconds: number;
}
/** `as-answered`: not cached by the BFF; the host's own `Cache-Control` reaches the browser. */
export type CacheRule = 'never' | 'as-answered' | SharedRule;

/**
 * What a point is before it is stored, logged or sent on: its 5 km grid cell; or itself, as far as the host, where a
 * hundred metres decide about the answer: it is stored and logged nowhere.
 */
export type Precision = 'grid-cell' | 'point';

/** One call of the product's API: said once here, used by the browser, the BFF and the host. */
export interface Call {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, as in OpenAPI. */
  path: string;
  summary: string;
  access: Access;
  cache: CacheRule;
  precision?: Precision;
  /** The answer holds tokens, which no browser may see: the BFF's own login seals them, its general door is shut. */
  returnsTokens?: true;
  /** Begins a login elsewhere: only a page of this site may lead a browser there. */
  startsLogin?: true;
  /** Success ends every session of the person who asks, the present one too. */
  endsSession?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** `text` for the calls whose body is plain text; JSON otherwise. */
  bodyKind?: 'json' | 'text';
  /** `picture`: of a format that the answer names; `redirect`: 302 with a Location; JSON otherwise. */
  responseKind?: 'json' | 'picture' | 'redirect';
  response: z.ZodType;
}

/** Keeps the literal types of a call, so that its input and output can be inferred. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputPart = 'params' | 'query' | 'headers' | 'body';
type DeclaredParts<C extends Call> = { [P in InputPart]: C[P] extends z.ZodType ? P : never }[InputPart];

/** What the caller gives: params, query, headers and body, as far as the call has them. */
export type CallInput<C extends Call> = { [P in DeclaredParts<C>]: z.input<NonNullable<C[P]>> };

/** What a handler receives: the input after parsing, with its defaults. */
export type ParsedInput<C extends Call> = { [P in DeclaredParts<C>]: z.output<NonNullable<C[P]>> };

/** What the call answers. */
export type CallOutput<C extends Call> = z.output<C['response']>;
