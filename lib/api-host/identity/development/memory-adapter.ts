import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const MAX_ENTRIES = 1_000;
const MAX_TTL_S = 600;

/** Creates a bounded in-memory store for the data of oidc-provider (pending logins, codes, grants). */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new LRUCache<string, AdapterPayload>({ max: MAX_ENTRIES });
  const findWhere = (model: string, fits: (payload: AdapterPayload) => boolean) =>
    [...entries.entries()].filter(([key, payload]) => key.startsWith(`${model}:`) && fits(payload));
  return (model) => {
    const key = (id: string) => `${model}:${id}`;
    const first = (fits: (payload: AdapterPayload) => boolean) => findWhere(model, fits)[0]?.[1];
    return {
      upsert: async (id, payload, expiresIn = MAX_TTL_S) =>
        void entries.set(key(id), payload, { ttl: expiresIn * 1_000 }),
      find: async (id) => entries.get(key(id)),
      findByUid: async (uid) => first((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => first((payload) => payload.userCode === userCode),
      consume: async (id) =>
        void Object.assign(entries.get(key(id)) ?? {}, { consumed: Math.floor(Date.now() / 1_000) }),
      destroy: async (id) => void entries.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [id] of findWhere(model, (payload) => payload.grantId === grantId)) entries.delete(id);
      },
    };
  };
}
