import type { GridCell } from '@/lib/domain/dfs-grid';
import type { BudgetStage } from './supply/budget';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Weather } from '@/lib/domain/weather/weather';

/** Someone who knows the weather of a grid cell. */
export interface WeatherProvider {
  /** Name of the transport in logs: a provider may have several. */
  readonly name: string;
  /** Whom its answers name as their source. */
  readonly source: WeatherProviderName;
  /** Its calls a day, of which every new cell costs some at present; null where a cell costs nothing. */
  dailyCalls(): number | null;
  /** How far they are spent. */
  stage(): BudgetStage;
  /**
   * The weather of a cell as known at `nowMs` (epoch ms). Gives up when `signal` aborts.
   * @throws ProviderError, and nothing else, whatever the provider answers.
   */
  fetch(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<Weather>;
}
