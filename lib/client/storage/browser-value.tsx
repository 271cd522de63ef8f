'use client';

import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Whether the page has come alive; parts that nobody drew on the server are. */
const HydrationContext = createContext(true);

/**
 * Tells what is below when the page has come alive. What the browser alone knows then comes in a transition: all of it
 * in one drawing that makes way for the finger, instead of each in one that cannot be interrupted.
 */
export function HydrationProvider({ children }: { children: ReactNode }) {
  const [isHydrated, setIsHydrated] = useState(false);
  // Only effects know that the server's drawing has been taken over.
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  return <HydrationContext value={isHydrated}>{children}</HydrationContext>;
}

/** A value that the browser alone knows; while a page comes alive that which the server drew. */
export const useBrowserValue = <T,>(subscribe: (changed: () => void) => () => void, read: () => T, serverValue: () => T): T =>
  useSyncExternalStore(subscribe, use(HydrationContext) ? read : serverValue, serverValue);

/** For what tells nobody when it changes: it is read whenever something else does. */
export const noSubscription = () => () => undefined;

/** Whether the browser's own values are there: until then that it has none of something tells nothing. */
export const useHydrated = (): boolean =>
  useBrowserValue(
    noSubscription,
    () => true,
    () => false,
  );
