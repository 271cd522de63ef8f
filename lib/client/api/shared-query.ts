import type { QueryFunctionContext } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallOutput } from '@/lib/contract/call';
import { withQuery, type GetCall, type CallPath } from './api';
import { fetchJson } from './fetch-json';

/** A query key that is a question: the kind that its answers are found by, the path, and what is asked of it. */
export type SharedQueryKey = readonly [kind: string, path: string, query: Record<string, string | number>];

/** Keys that may be left out: those without a default. */
type OptionalKeys<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T];

/** What a call is asked, defaults too: only then is it the whole question. */
type CompleteQuery<C extends GetCall> = C['query'] extends z.ZodType
  ? Required<Omit<z.input<C['query']>, OptionalKeys<z.output<C['query']>>>> &
      Partial<Pick<z.input<C['query']>, OptionalKeys<z.output<C['query']>> & keyof z.input<C['query']>>>
  : Record<string, never>;

/** Where an old answer is on screen already, only a newer one will do; else the worker may answer from its cache. */
const getFetchOptions = ({ client, queryKey, signal }: QueryFunctionContext<SharedQueryKey>): RequestInit => ({
  signal,
  cache: client.getQueryData(queryKey) === undefined ? 'default' : 'no-cache',
});

/**
 * A query for an answer that everyone shares. Its key holds the whole question, so that a page that is drawn ahead
 * (app/prefetched.tsx) and the hook that asks in the browser cannot mean different ones.
 */
export const sharedQuery = <C extends GetCall>(kind: string, path: CallPath<C['path']>, query: CompleteQuery<C>) => ({
  queryKey: [kind, path, query] as unknown as SharedQueryKey,
  queryFn: async (context: QueryFunctionContext<SharedQueryKey>): Promise<CallOutput<C>> =>
    (await fetchJson(withQuery(path, query), getFetchOptions(context))).body as CallOutput<C>,
});
