import type { z } from 'zod';
import type { ErrorCode } from './errors';
import type { HOST_COOKIES } from './host-cookies';

export type Access = 'anyone' | 'member';

/**
 * Cache rule of a shared call. The BFF and the caches in front of it cache the response: fresh at first, then stale
 * while it is revalidated or if that fails. With precision `point` or a personal query, only the user's browser caches it.
 */
export interface SharedRule {
  shared: true;
  freshSeconds: number;
  staleSeconds: number;
}
/** With `as-answered`, the BFF does not cache the response and passes the host's `Cache-Control` to the browser. */
export type CacheRule = 'never' | 'as-answered' | SharedRule;

/**
 * Precision at which a position leaves the BFF. `grid-cell`: only the forecast cell is stored, logged or forwarded.
 * `point`: the exact point reaches the host, which neither stores nor logs it.
 */
export type Precision = 'grid-cell' | 'point';

export type HostCookie = keyof typeof HOST_COOKIES;

/** One call of the product's API. Browser, BFF and host use the same definition. */
export interface Call {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, as in OpenAPI. */
  path: string;
  summary: string;
  access: Access;
  cache: CacheRule;
  precision?: Precision;
  /**
   * Query parameters by which one user could be recognised, such as hours and places of work. A request with one of them
   * is personal: no cache shares its response, and nothing reveals to others that it was made.
   */
  personalQuery?: readonly string[];
  /** Each request takes the host several ms, which no cache saves. The edge layer limits such requests by network. */
  isCostly?: true;
  /** The response contains tokens, which browsers must not see. The gateway rejects the call; the BFF's login makes it. */
  returnsTokens?: true;
  /** Starts a login at a provider. Only a page of this site may navigate to it. */
  startsLogin?: true;
  /** If it succeeds, the call ends all sessions of the member, including the current one. */
  endsSession?: true;
  /** Errors of this call beyond those that `listErrors` derives from its other fields. */
  errors?: readonly ErrorCode[];
  /** Cookies of the host, of which the call requires one. With `none` it also works without them. */
  cookies?: readonly (HostCookie | 'none')[];
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  body?: z.ZodType;
  bodyKind?: 'json' | 'text';
  /** Default: `json`. `picture`: bytes with their Content-Type. `calendar`: text/calendar. `redirect`: 302 with a Location. */
  responseKind?: 'json' | 'picture' | 'calendar' | 'redirect';
  response: z.ZodType;
}

/** Returns the call unchanged but keeps its literal types, so that its input and output can be inferred. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputPart = 'params' | 'query' | 'headers' | 'body';
type DeclaredParts<C extends Call> = { [P in InputPart]: C[P] extends z.ZodType ? P : never }[InputPart];

/** Input as the caller passes it: those of params, query, headers and body that the call declares. */
export type CallInput<C extends Call> = { [P in DeclaredParts<C>]: z.input<NonNullable<C[P]>> };

/** Input as a handler receives it: parsed, with defaults. */
export type ParsedInput<C extends Call> = { [P in DeclaredParts<C>]: z.output<NonNullable<C[P]>> };

export type CallOutput<C extends Call> = z.output<C['response']>;
