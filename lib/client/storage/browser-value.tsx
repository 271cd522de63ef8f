'use client';

import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** True once the page is hydrated. The default is true: without a provider nothing was rendered on the server. */
const HydrationContext = createContext(true);

/**
 * Tells the components below when hydration has finished. Browser-only values then appear in one transition, which user
 * input can interrupt, instead of one blocking render for each value.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // Effects run only after hydration.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}

/** Returns a value that only the browser knows; until hydration has finished, the value that the server rendered. */
export const useBrowserValue = <T,>(
  subscribe: (changed: () => void) => () => void,
  read: () => T,
  serverValue: () => T,
): T => useSyncExternalStore(subscribe, use(HydrationContext) ? read : serverValue, serverValue);

/** Subscription for values that emit no change events. They are read again with each render. */
export const noSubscription = () => () => undefined;

/** False until hydration has finished. Until then missing data means unknown, not absent. */
export const useHydrated = (): boolean =>
  useBrowserValue(
    noSubscription,
    () => true,
    () => false,
  );
