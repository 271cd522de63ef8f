'use client';

import { useBrowserValue } from './browser-value';

/** A value that the browser stores under a key, shared by every component and tab that reads it. */
export interface Stored<T> {
  read: () => T | null;
  /** null removes it. */
  write: (value: T | null) => void;
  subscribe: (changed: () => void) => () => void;
}

const getArea = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

/** Browsers that forbid storage throw at the mere question: there, nothing is stored and everything still works. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Its type is the writer's word: what is read back was written by this same code. */
export function stored<T>(area: 'local' | 'session', key: string): Stored<T> {
  const listeners = new Set<() => void>();
  let seen: { raw: string | null; value: T | null } = { raw: null, value: null };

  function read(): T | null {
    const raw = attempt(() => getArea(area).getItem(key));
    if (raw !== seen.raw) seen = { raw, value: raw === null ? null : attempt(() => JSON.parse(raw) as T) };
    return seen.value;
  }
  function write(value: T | null): void {
    attempt(() =>
      value === null ? getArea(area).removeItem(key) : getArea(area).setItem(key, JSON.stringify(value)),
    );
    for (const changed of listeners) changed();
  }
  function subscribe(changed: () => void) {
    listeners.add(changed);
    window.addEventListener('storage', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', changed);
    };
  }
  return { read, write, subscribe };
}

/** The value as it is now; null on the server and while the page comes alive. */
export const useStored = <T>({ subscribe, read }: Stored<T>): T | null => useBrowserValue(subscribe, read, () => null);
