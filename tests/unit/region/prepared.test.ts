import { loadRegions, prepareRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { buildRegionIndex } from '@/lib/api-host/region/region-index';
import { getLandCells, prepareLandCells } from '@/lib/api-host/weather/kma-grid/land-cells';

/** Turns that the event loop makes until a promise settles. */
async function countTurns(work: Promise<void>): Promise<number> {
  let turns = 0;
  let isOver = false;
  void work.then(() => (isOver = true));
  for (; !isOver; turns++) await new Promise(setImmediate);
  return turns;
}

it('is built in hundreds of steps, none of which is a large part of the work', () => {
  const steps = buildRegionIndex(readTopology());
  let count = 0;
  while (!steps.next().done) count++;
  expect(count).toBeGreaterThan(800);
});

it('is built in many turns of the event loop, with the inland cells of the grid', async () => {
  expect(await countTurns(prepareLandCells())).toBeGreaterThan(800);
  expect(getLandCells().inland).toHaveLength(3_202);
  // Everything is ready, so the next caller waits for nothing.
  expect(await countTurns(prepareRegions())).toBeLessThanOrEqual(1);
});

it('is completed at once for a request that needs it meanwhile', async () => {
  jest.resetModules();
  const fresh = await import('@/lib/api-host/region/load-regions');
  const preparing = fresh.prepareRegions();
  const index = fresh.loadRegions();
  await preparing;
  expect(fresh.loadRegions()).toBe(index);
  const point = { lat: 37.498, lon: 127.027 };
  expect(index.find(point)).toEqual(loadRegions().find(point));
});

it('is not built further after the process began to close', async () => {
  jest.resetModules();
  const fresh = await import('@/lib/api-host/region/load-regions');
  const closing = new AbortController();
  const turns = countTurns(fresh.prepareRegions(closing.signal));
  closing.abort();
  expect(await turns).toBeLessThan(5);
});

it('prepares the search for places in a step for each district, and again for their Latin names', async () => {
  jest.resetModules();
  const fresh = await import('@/lib/api-host/region/find-places');
  expect(await countTurns(fresh.prepareSearch())).toBeGreaterThan(2 * 256);
  expect(fresh.findPlaces('Gangnam')[0]?.region.sggnm).toBe('강남구');
});
