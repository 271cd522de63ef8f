'use client';

import { useBrowserValue } from './browser-value';

/** A value in browser storage. All components and tabs that read it see changes. */
export interface Stored<T> {
  read: () => T | null;
  /** Writes the value; null removes it. */
  write: (value: T | null) => void;
  subscribe: (changed: () => void) => () => void;
}

const getArea = (area: 'local' | 'session') => (area === 'local' ? localStorage : sessionStorage);

/** Returns the action's result, or null if it throws. If storage is blocked, even reading `localStorage` throws. */
function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Reading does not check its type, because only this code writes it. */
export function stored<T>(area: 'local' | 'session', key: string): Stored<T> {
  const listeners = new Set<() => void>();
  let seen: { raw: string | null; value: T | null } = { raw: null, value: null };

  function read(): T | null {
    const raw = attempt(() => getArea(area).getItem(key));
    if (raw !== seen.raw) seen = { raw, value: raw === null ? null : attempt(() => JSON.parse(raw) as T) };
    return seen.value;
  }
  function write(value: T | null): void {
    attempt(() => (value === null ? getArea(area).removeItem(key) : getArea(area).setItem(key, JSON.stringify(value))));
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

/** Returns null on the server and until hydration has finished. */
export const useStored = <T>({ subscribe, read }: Stored<T>): T | null => useBrowserValue(subscribe, read, () => null);
