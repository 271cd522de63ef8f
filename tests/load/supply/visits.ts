import type { WeatherResult } from '@/lib/api-host/weather/weather-service';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { SupplyWorld } from '../../support/supply-world';

/** Number of cells that an instance fetches concurrently, so that no request is queued. */
const CONCURRENT_CELLS = 24;
/** Every n-th cell is requested from all instances at once. */
const ALL_INSTANCES_EVERY = 25;

/** Returns the instances that receive a cell's request in an hour: one in turn, and all of them for every 25th cell. */
function instancesFor(cell: number, hour: number, count: number): number[] {
  if (cell % ALL_INSTANCES_EVERY === 0) return Array.from({ length: count }, (_, i) => i);
  return [(cell + hour) % count];
}

/** Requests cells in batches until no newer response is pending, and returns the responses. */
export async function visit(world: SupplyWorld, cells: GridCell[], hour: number): Promise<WeatherResult[]> {
  const { getWeather, instances } = world;
  const visits = cells.flatMap((cell, i) =>
    instancesFor(i, hour, instances.length).map((instance) => ({ cell, instance })),
  );
  const told: WeatherResult[] = [];
  for (let i = 0; i < visits.length; i += CONCURRENT_CELLS) {
    const some = visits.slice(i, i + CONCURRENT_CELLS);
    told.push(...(await Promise.all(some.map(({ cell, instance }) => getWeather(instance, cell)))));
  }
  return told;
}

/** Throws if anything timed out because of the machine, because the counts are then invalid. */
export function assertNoTimeouts({ countFailures }: SupplyWorld): void {
  if (countFailures() > 0)
    throw new Error(`${countFailures()} times something gave up: what was counted is not to be believed`);
}
