const CACHE_NAME = 'personal-pushes';
const KEY = '/shown-pushes';
const MAX_REMEMBERED = 50;

async function readShownIds(cache: Cache): Promise<string[]> {
  const cached = await cache.match(KEY);
  return cached ? ((await cached.json()) as string[]) : [];
}

async function recordId(id: string): Promise<boolean> {
  const cache = await caches.open(CACHE_NAME);
  const ids = await readShownIds(cache);
  if (ids.includes(id)) return false;
  await cache.put(KEY, new Response(JSON.stringify([...ids, id].slice(-MAX_REMEMBERED))));
  return true;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Records a message id. Resolves with false if it was recorded before. Calls run one after the other, because the same
 * push may arrive twice at once.
 */
export function recordMessage(id: string): Promise<boolean> {
  const isNew = last.then(() => recordId(id));
  last = isNew.catch(() => undefined);
  return isNew;
}
