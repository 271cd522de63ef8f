import { dehydrate, HydrationBoundary, QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface Props {
  /** Query keys with what the server already knows; null leaves the asking to the browser. */
  answers: [QueryKey, unknown][];
  children: ReactNode;
}

/** Hands answers that the server read to the components that ask for them. */
export function Prefetched({ answers, children }: Props) {
  const queryClient = new QueryClient();
  for (const [key, answer] of answers) if (answer !== null) queryClient.setQueryData(key, answer);
  return <HydrationBoundary state={dehydrate(queryClient)}>{children}</HydrationBoundary>;
}
