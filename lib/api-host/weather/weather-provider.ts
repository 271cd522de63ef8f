import type { GridCell } from '@/lib/domain/dfs-grid';
import type { BudgetStage } from './supply/budget';
import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Weather } from '@/lib/domain/weather/weather';

export type OnLateParts = (ended: Promise<unknown>) => void;

/** A transport that fetches the weather of a cell. */
export interface WeatherProvider {
  /** Name of the transport in logs: a provider may have several. */
  readonly name: string;
  /** Provider that its results name as their source. */
  readonly source: WeatherProviderName;
  /** Returns the daily limit of calls that cells use up; null if a cell costs no calls. */
  dailyCalls(): number | null;
  /** Returns how much of the daily limit is used. */
  stage(): BudgetStage;
  /** True for a provider with old data, which is called only after all others. */
  readonly isLastResort?: true;
  /**
   * Fetches the weather of a cell at `nowMs` (epoch ms). If `signal` aborts, the fetch fails. If parts of it are late,
   * `onLate` receives a promise that resolves when their fetches end; another fetch then includes them.
   * @throws ProviderError, and no other error, whatever the provider returns.
   */
  fetch(cell: GridCell, nowMs: number, signal: AbortSignal, onLate?: OnLateParts): Promise<Weather>;
}
