import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather, WeatherProviderName } from '@/lib/domain/weather/weather';

/** Someone who knows the weather of a grid cell. */
export interface WeatherProvider {
  readonly name: WeatherProviderName;
  /**
   * The weather of a cell as known at `nowMs` (epoch ms). Gives up when `signal` aborts.
   * @throws ProviderError, and nothing else, whatever the provider answers.
   */
  fetch(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<Weather>;
}
