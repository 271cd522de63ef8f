import type { Stored } from './stored';

/** A kind of thing that a visitor sets on this device and a member at the host. */
export interface CarryOver<T> {
  /** What a visitor has set here. */
  visitorStorage: Stored<T>;
  /** The member's own; null where the host has none. `isOld`: the answer is from a cache, and there may be some by now. */
  fetch: () => Promise<{ own: T | null; isStale: boolean }>;
  save: (brought: T) => Promise<T>;
}

/**
 * A member's own. What they had set here before they came in becomes theirs where the host has none; once it is there,
 * or the host has some, this device forgets the visitor's. Without a connection it waits here for the next time.
 */
export async function fetchOrCarryOver<T>({ visitorStorage, fetch, save }: CarryOver<T>): Promise<T | null> {
  const { own, isStale } = await fetch();
  const brought = visitorStorage.read();
  if (brought === null || isStale) return own;
  const kept = own ?? (await save(brought));
  visitorStorage.write(null);
  return kept;
}
