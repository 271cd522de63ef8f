import type { GridCell } from '@/lib/domain/dfs-grid';
import type { BudgetStage } from './supply/budget';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Weather } from '@/lib/domain/weather/weather';

/** A transport that fetches the weather of a cell. */
export interface WeatherProvider {
  /** Name of the transport in logs: a provider may have several. */
  readonly name: string;
  /** Provider that its results name as their source. */
  readonly source: WeatherProviderName;
  /** Returns the daily limit of calls that new cells use up; null if a new cell costs no calls. */
  dailyCalls(): number | null;
  /** Returns how much of the daily limit is used. */
  stage(): BudgetStage;
  /**
   * Fetches the weather of a cell at `nowMs` (epoch ms). If `signal` aborts, the fetch fails.
   * @throws ProviderError, and no other error, whatever the provider returns.
   */
  fetch(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<Weather>;
}
