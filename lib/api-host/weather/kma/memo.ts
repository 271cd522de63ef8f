import { LRUCache } from 'lru-cache';

/** Loads once for each key: what a base once said does not change. Failures are not stored. */
export type Memo<T> = (key: string, load: () => Promise<T>) => Promise<T>;

/** Holds up to `max` values, the most recently used. */
export function createMemo<T extends object>(max: number): Memo<T> {
  const values = new LRUCache<string, T>({ max });
  return async (key, load) => {
    const hit = values.get(key);
    if (hit) return hit;
    const value = await load();
    values.set(key, value);
    return value;
  };
}
