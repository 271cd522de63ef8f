import type { Stored } from './stored';

/** A setting that a visitor stores on the device and a member at the host. */
export interface CarryOver<T> {
  visitorStorage: Stored<T>;
  /** Fetches the member's setting; `own` is null if the host has none. `isStale`: the response came from a cache. */
  fetch: () => Promise<{ own: T | null; isStale: boolean }>;
  save: (carried: T) => Promise<T>;
}

/**
 * Returns the member's setting. If the host has none, uploads the one that the user made here as a visitor. Deletes the
 * visitor's setting as soon as the host has one. Without a connection it stays on the device until the next fetch.
 */
export async function fetchOrCarryOver<T>({ visitorStorage, fetch, save }: CarryOver<T>): Promise<T | null> {
  const { own, isStale } = await fetch();
  const carried = visitorStorage.read();
  if (carried === null || isStale) return own;
  const saved = own ?? (await save(carried));
  visitorStorage.write(null);
  return saved;
}
