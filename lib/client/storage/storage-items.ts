export type Area = 'local' | 'session';

/** Items that the browser's storage could not store, or could not remove (null), by area. They last as long as the page. */
const unstored: Record<Area, Map<string, string | null>> = { local: new Map(), session: new Map() };

const getStorage = (area: Area) => (area === 'local' ? localStorage : sessionStorage);

/** Returns an item, or null if there is none. If storage is blocked, even reading `localStorage` throws. */
export function readItem(area: Area, key: string): string | null {
  const inMemory = unstored[area].get(key);
  if (inMemory !== undefined) return inMemory;
  try {
    return getStorage(area).getItem(key);
  } catch {
    return null;
  }
}

/** Writes an item; null removes it. If storage is full or blocked, the page keeps the item in memory. */
export function writeItem(area: Area, key: string, item: string | null): void {
  unstored[area].delete(key);
  try {
    if (item === null) getStorage(area).removeItem(key);
    else getStorage(area).setItem(key, item);
  } catch {
    unstored[area].set(key, item);
  }
}

/** Returns whether an item outlives the page, because the browser's storage contains it. */
export const isLasting = (area: Area, key: string): boolean => !unstored[area].has(key);

/** Removes all items of an area. */
export function clearItems(area: Area): void {
  unstored[area].clear();
  try {
    getStorage(area).clear();
  } catch {
    // Storage is blocked, so it holds nothing.
  }
}
