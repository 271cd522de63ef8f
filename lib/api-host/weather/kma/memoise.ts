import { LRUCache } from 'lru-cache';

/** Asks once for each key: what a base once said does not change. Failures are not kept. */
export type Remember<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/** Remembers up to `max` answers, the most recently used. */
export function remembering<T extends object>(max: number): Remember<T> {
  const kept = new LRUCache<string, T>({ max });
  return async (key, ask) => {
    const hit = kept.get(key);
    if (hit) return hit;
    const answer = await ask();
    kept.set(key, answer);
    return answer;
  };
}
