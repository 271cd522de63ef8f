import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Stage } from './supply/budget';
import type { Weather, WeatherProviderName } from '@/lib/domain/weather/weather';

/** Someone who knows the weather of a grid cell. */
export interface WeatherProvider {
  readonly name: WeatherProviderName;
  /** Its calls a day, of which every new cell costs some; null where a cell costs nothing. */
  readonly dailyCalls: number | null;
  /** How far they are spent. */
  stage(): Stage;
  /**
   * The weather of a cell as known at `nowMs` (epoch ms). Gives up when `signal` aborts.
   * @throws ProviderError, and nothing else, whatever the provider answers.
   */
  fetch(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<Weather>;
}
