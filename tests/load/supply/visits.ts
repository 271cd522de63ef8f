import type { WeatherResult } from '@/lib/api-host/weather/weather-service';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { SupplyWorld } from '../../support/supply-world';

/** As many as an instance fetches at once: none waits for its turn, and nobody for one that does. */
const TOGETHER = 24;
/** At so many cells all instances meet. */
const EVERYWHERE = 25;

/** Which instances a cell is asked of in an hour: one in turn, and for every 25th cell all of them at once. */
function instancesFor(cell: number, hour: number, count: number): number[] {
  if (cell % EVERYWHERE === 0) return Array.from({ length: count }, (_, i) => i);
  return [(cell + hour) % count];
}

/** Has people ask for cells, some at a time, until nothing newer of them is on its way; gives back what they were told. */
export async function visit(world: SupplyWorld, cells: GridCell[], hour: number): Promise<WeatherResult[]> {
  const { ask, instances } = world;
  const visits = cells.flatMap((cell, i) =>
    instancesFor(i, hour, instances.length).map((instance) => ({ cell, instance })),
  );
  const told: WeatherResult[] = [];
  for (let i = 0; i < visits.length; i += TOGETHER) {
    const some = visits.slice(i, i + TOGETHER);
    told.push(...(await Promise.all(some.map(({ cell, instance }) => ask(instance, cell)))));
  }
  return told;
}

/** Of what is counted nothing is to be believed where anything gave up because of the machine. */
export function assertNothingGaveUp({ mishaps }: SupplyWorld): void {
  if (mishaps() > 0) throw new Error(`${mishaps()} times something gave up: what was counted is not to be believed`);
}
