import type { QueryFunctionContext } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallOutput } from '@/lib/contract/call';
import { withQuery, type GetCall, type CallPath } from './api';
import { fetchJson } from './fetch-json';

/** Query key of a shared call. `kind` groups queries for invalidation; path and query identify the request. */
export type SharedQueryKey = readonly [kind: string, path: string, query: Record<string, string | number>];

/** Keys that may be absent: optional ones without a default. */
type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** Query of a call with all defaults, so that equal requests have equal keys. */
type CompleteQuery<C extends GetCall> = C['query'] extends z.ZodType
  ? Required<Omit<z.input<C['query']>, OptionalKeys<z.output<C['query']>>>> &
      Partial<Pick<z.input<C['query']>, OptionalKeys<z.output<C['query']>> & keyof z.input<C['query']>>>
  : Record<string, never>;

/** Bypasses the worker's cache if a response is on screen already, because then only a newer one is useful. */
const getFetchOptions = ({ client, queryKey, signal }: QueryFunctionContext<SharedQueryKey>): RequestInit => ({
  signal,
  cache: client.getQueryData(queryKey) === undefined ? 'default' : 'no-cache',
});

/**
 * Query options for a shared call. The key contains the complete request, so that the server's prefetch
 * (app/prefetched.tsx) and the browser's hook use the same cache entry.
 */
export const sharedQuery = <C extends GetCall>(kind: string, path: CallPath<C['path']>, query: CompleteQuery<C>) => ({
  queryKey: [kind, path, query] as unknown as SharedQueryKey,
  queryFn: async (context: QueryFunctionContext<SharedQueryKey>): Promise<CallOutput<C>> =>
    (await fetchJson(withQuery(path, query), getFetchOptions(context))).body as CallOutput<C>,
});
