'use client';

import { useBrowserValue } from './browser-value';
import { isLasting, readItem, writeItem, type Area } from './storage-items';

/**
 * A value in browser storage, or in memory if the browser stores nothing. All components that read it see changes, also
 * those of other tabs.
 */
export interface Stored<T> {
  read: () => T | null;
  /** Writes the value; null removes it. */
  write: (value: T | null) => void;
  /** Returns whether the value outlives the page. It does not if the browser could not store it. */
  isLasting: () => boolean;
  subscribe: (changed: () => void) => () => void;
}

/** Parses JSON, or returns null if it is none. */
function parse<T>(raw: string): T | null {
  try {
    return JSON.parse(raw) as T;
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Reading does not check its type, because only this code writes it. */
export function stored<T>(area: Area, key: string): Stored<T> {
  const listeners = new Set<() => void>();
  let seen: { raw: string | null; value: T | null } = { raw: null, value: null };

  function read(): T | null {
    const raw = readItem(area, key);
    if (raw !== seen.raw) seen = { raw, value: raw === null ? null : parse<T>(raw) };
    return seen.value;
  }
  function write(value: T | null): void {
    writeItem(area, key, value === null ? null : JSON.stringify(value));
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
  return { read, write, isLasting: () => isLasting(area, key), subscribe };
}

/** Returns null on the server and until hydration has finished. */
export const useStored = <T>({ subscribe, read }: Stored<T>): T | null => useBrowserValue(subscribe, read, () => null);
