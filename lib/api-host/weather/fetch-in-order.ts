import { WEATHER_EXPIRED_MS } from '@/lib/contract/weather-freshness';
import { isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { GuardedProvider } from './provider-guard';
import { ProviderError } from './provider-error';
import type { WeatherLog } from './weather-log';
import type { OnLateParts } from './weather-provider';

interface FetchOptions {
  cell: GridCell;
  nowMs: number;
  lastGood: Weather | undefined;
  /** True if the cell is in use for everyone. */
  isInUse: boolean;
  /** Receives the response if a retry in the background succeeds. */
  onProbe: (weather: Weather) => void;
  onLate: OnLateParts;
}

function logFailure(log: WeatherLog, provider: string, cell: GridCell, err: unknown): void {
  const kind = err instanceof ProviderError ? err.kind : undefined;
  log.warn({ provider, cell, kind, err }, 'weather: provider failed; using the next one or the last good weather');
}

/** Returns whether a provider has calls left for a cell. The last 5 % of a day are reserved for cells in use. */
function hasCallsLeft(provider: GuardedProvider, isInUse: boolean): boolean {
  const stage = provider.stage();
  return stage !== 'spent' && (stage !== 'in-use' || isInUse);
}

/**
 * Calls the providers in order until one responds. If a provider fails and the last good weather came from it or from
 * an earlier one, keeps that weather and calls no other. Retries a provider with an open circuit in the background.
 * Skips a provider without calls left. Returns null if there is nothing newer.
 */
export async function fetchInOrder(
  providers: GuardedProvider[],
  { cell, nowMs, lastGood, isInUse, onProbe, onLate }: FetchOptions,
  log: WeatherLog,
): Promise<Weather | null> {
  const good = lastGood && isYoungerThan(lastGood.source.fetchedAtMs, WEATHER_EXPIRED_MS, nowMs) ? lastGood : undefined;
  const standIn = good
    ? providers.findLastIndex(({ source, isLastResort }) => source === good.source.provider && !isLastResort)
    : -1;
  for (const [index, provider] of providers.entries()) {
    if (!hasCallsLeft(provider, isInUse && good !== undefined)) {
      // Skipped like a failed provider. The budget has already logged it.
    } else if (provider.isClosed()) {
      const weather = await provider.fetch(cell, nowMs, onLate).catch((err: unknown) => {
        logFailure(log, provider.name, cell, err);
        return null;
      });
      if (weather) return weather;
    } else {
      void provider.probe(cell, nowMs).then((weather) => weather && onProbe(weather));
    }
    if (standIn !== -1 && standIn <= index) return null;
  }
  return null;
}
