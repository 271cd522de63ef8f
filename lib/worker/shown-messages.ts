const CACHE_NAME = 'personal-pushes';
const KEY = '/shown-pushes';
const MAX_REMEMBERED = 50;

async function shownIds(cache: Cache): Promise<string[]> {
  const cached = await cache.match(KEY);
  return cached ? ((await cached.json()) as string[]) : [];
}

async function note(id: string): Promise<boolean> {
  const cache = await caches.open(CACHE_NAME);
  const ids = await shownIds(cache);
  if (ids.includes(id)) return false;
  await cache.put(KEY, new Response(JSON.stringify([...ids, id].slice(-MAX_REMEMBERED))));
  return true;
}

let last: Promise<unknown> = Promise.resolve();

/** Whether a message is seen for the first time; asked one after the other, since the same one may come twice at once. */
export function isFirstSight(id: string): Promise<boolean> {
  const answer = last.then(() => note(id));
  last = answer.catch(() => undefined);
  return answer;
}
