import { dehydrate, QueryClient } from '@tanstack/query-core';
import type { ReactNode } from 'react';
import { getPageRequest, readForPage } from '@/lib/bff/for-pages';
import { HydrationBoundary } from '@/lib/client/api/hydration';
import type { SharedQueryKey } from '@/lib/client/api/shared-query';

interface Props {
  /** The queries that the components below use. */
  queries: { queryKey: SharedQueryKey }[];
  children: ReactNode;
}

/** Prefetches queries on the server, except for a light page. If a query fails, the browser fetches it again. */
export async function Prefetched({ queries, children }: Props) {
  const queryClient = new QueryClient();
  const asker = await getPageRequest();
  const prefetch = async ({ queryKey }: Props['queries'][number]) => {
    const [, path, query] = queryKey;
    const answer = await readForPage(path, query, asker);
    if (answer !== null) queryClient.setQueryData(queryKey, answer);
  };
  if (!asker.isLight) await Promise.all(queries.map(prefetch));
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
