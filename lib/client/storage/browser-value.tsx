'use client';

import { createContext, startTransition, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';

/** Whether the page has come alive; parts that nobody drew on the server are. */
const Alive = createContext(true);

/**
 * Tells what is below when the page has come alive. What the browser alone knows then comes in a transition: all of it
 * in one drawing that makes way for the finger, instead of each in one that cannot be interrupted.
 */
export function AliveProvider({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false);
  // Only effects know that the server's drawing has been taken over.
  useEffect(() => startTransition(() => setIsAlive(true)), []);
  return <Alive value={isAlive}>{children}</Alive>;
}

/** A value that the browser alone knows; while a page comes alive that which the server drew. */
export const useBrowserValue = <T,>(subscribe: (changed: () => void) => () => void, read: () => T, drawn: () => T): T =>
  useSyncExternalStore(subscribe, use(Alive) ? read : drawn, drawn);

/** For what tells nobody when it changes: it is read whenever something else does. */
export const nothingTells = () => () => undefined;

/** Whether the browser's own values are there: until then that it has none of something tells nothing. */
export const useAlive = (): boolean =>
  useBrowserValue(
    nothingTells,
    () => true,
    () => false,
  );
