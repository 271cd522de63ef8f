import type { z } from 'zod';
import type { Call, CallOutput } from '@/lib/contract/call';
import { fetchJson } from './fetch-json';

/**
 * The contract's calls on this origin. The type parameter is the call: its path, query, body and answer are what
 * compiles. Its schema stays on the server, which checks both ways; the browser loads none of it.
 */

/** A call's path with its parameters filled in. */
export type CallPath<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${CallPath<After>}`
  : P;

interface Options {
  signal?: AbortSignal;
  /** `no-cache` asks past the worker's cache. */
  cache?: RequestCache;
}

/** The query of a call that has one, written out where it is asked: only then is a misspelt key seen. */
type GetOptions<C extends Call> = C['query'] extends z.ZodType
  ? [options: Options & { query: z.input<C['query']> }]
  : [options?: Options & { query?: never }];

export type GetCall = Call & { method: 'GET' };

/** An address; keys that are undefined are left out. */
export const withQuery = (path: string, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

/**
 * What a GET call of the contract answers, with its headers.
 * @throws CallFailure
 */
export async function apiGetWithHeaders<C extends GetCall>(
  path: CallPath<C['path']>,
  ...[{ query, ...init } = {}]: GetOptions<C>
): Promise<{ body: CallOutput<C>; headers: Headers }> {
  const { body, headers } = await fetchJson(withQuery(path, query), init);
  return { body: body as CallOutput<C>, headers };
}

/**
 * What a GET call of the contract answers.
 * @throws CallFailure
 */
export const apiGet = async <C extends GetCall>(
  path: CallPath<C['path']>,
  ...options: GetOptions<C>
): Promise<CallOutput<C>> => (await apiGetWithHeaders<C>(path, ...options)).body;

type SendCall = Call & { method: Exclude<Call['method'], 'GET'> };

/** What a call that changes something takes: text for the calls whose body is plain text. */
type SendBody<C extends Call> = C['body'] extends z.ZodType ? [body: z.input<C['body']>] : [];

/**
 * Makes a call of the contract that changes something.
 * @throws CallFailure
 */
export async function apiSend<C extends SendCall>(
  method: C['method'],
  path: CallPath<C['path']>,
  ...[body]: SendBody<C>
): Promise<CallOutput<C>> {
  const isText = typeof body === 'string';
  const content = isText ? 'text/plain; charset=utf-8' : 'application/json';
  const sent =
    body === undefined ? {} : { headers: { 'content-type': content }, body: isText ? body : JSON.stringify(body) };
  return (await fetchJson(path, { method, ...sent })).body as CallOutput<C>;
}
