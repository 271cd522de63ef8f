import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 1_000;

/** Keeps the provider's sessions, codes and grants for as long as the process lives, and no more than a thousand. */
export function createMemoryAdapter(): new (model: string) => Adapter {
  const kept = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  const grants = new Map<string, Set<string>>();
  return class MemoryAdapter implements Adapter {
    constructor(private readonly model: string) {}
  };
}
