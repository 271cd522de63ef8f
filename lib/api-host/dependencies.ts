import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Logger } from '@/lib/log';
import type { Check } from './health';
import type { Pictures } from './pictures/pictures';
import type { RegionIndex } from './region/region-index';

/** What is known of a cell's weather and how it was come by. */
export interface WeatherAnswer {
  weather: Weather;
  /** The last good answer, because no newer one could be had. */
  stale: boolean;
  /** A newer answer is on its way. */
  pending: boolean;
}

/** Everything that the host is given; it makes none of it and asks no global for it. */
export interface HostDependencies {
  /** Epoch milliseconds. */
  clock: () => number;
  regions: RegionIndex;
  weather: { get(cell: GridCell): Promise<WeatherAnswer> };
  pictures: Pictures;
  outfits: readonly Outfit[];
  /** What readiness depends on. */
  checks: readonly Check[];
  logger: Logger;
  /** Parse every answer against the contract before it leaves (tests and development). */
  checkAnswers: boolean;
}
