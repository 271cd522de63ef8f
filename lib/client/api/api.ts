import type { z } from 'zod';
import type { Call, CallOutput } from '@/lib/contract/call';
import { fetchJson } from './fetch-json';

/**
 * Typed access to the calls of the contract on this origin. The type parameter names the call, which fixes the types of
 * path, query, body and response. The schemas stay on the server, which validates both directions; browsers load none.
 */

/** A call's path with values for its parameters. */
export type CallPath<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${CallPath<After>}`
  : P;

interface Options {
  signal?: AbortSignal;
  /** `no-cache` bypasses the worker's cache. */
  cache?: RequestCache;
}

/** `query` is required exactly if the call has one with a required field. */
type GetOptions<C extends Call> = C['query'] extends z.ZodType
  ? object extends z.input<C['query']>
    ? [options?: Options & { query?: z.input<C['query']> }]
    : [options: Options & { query: z.input<C['query']> }]
  : [options?: Options & { query?: never }];

export type GetCall = Call & { method: 'GET' };

/** Leaves out keys whose value is undefined. */
export const withQuery = (path: string, query: object = {}): string => {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(defined.map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

/**
 * Sends a GET call of the contract and returns its response with the headers.
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
 * Sends a GET call of the contract and returns its response.
 * @throws CallFailure
 */
export const apiGet = async <C extends GetCall>(
  path: CallPath<C['path']>,
  ...options: GetOptions<C>
): Promise<CallOutput<C>> => (await apiGetWithHeaders<C>(path, ...options)).body;

type SendCall = Call & { method: Exclude<Call['method'], 'GET'> };

/** The body of a call, if it has one. A string is sent as plain text, everything else as JSON. */
type SendBody<C extends Call> = C['body'] extends z.ZodType ? [body: z.input<C['body']>] : [];

/**
 * Sends a call of the contract that changes data and returns its response.
 * @throws CallFailure
 */
export async function apiSend<C extends SendCall>(
  method: C['method'],
  path: CallPath<C['path']>,
  ...[body]: SendBody<C>
): Promise<CallOutput<C>> {
  const isText = typeof body === 'string';
  const contentType = isText ? 'text/plain; charset=utf-8' : 'application/json';
  const content =
    body === undefined ? {} : { headers: { 'content-type': contentType }, body: isText ? body : JSON.stringify(body) };
  return (await fetchJson(path, { method, ...content })).body as CallOutput<C>;
}
