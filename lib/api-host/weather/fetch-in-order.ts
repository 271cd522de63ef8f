import { WEATHER_EXPIRED_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { GuardedProvider } from './provider-guard';
import { ProviderError } from './provider-error';
import type { WeatherLog } from './weather-log';

interface FetchOptions {
  cell: GridCell;
  nowMs: number;
  /** The last good answer for the cell. */
  lastGood: Weather | undefined;
  /** Takes an answer that comes from trying a provider again in the background. */
  onProbe: (weather: Weather) => void;
}

function logFailure(log: WeatherLog, provider: string, cell: GridCell, err: unknown): void {
  const kind = err instanceof ProviderError ? err.kind : undefined;
  log.warn({ provider, cell, kind, err }, 'weather provider failed');
}

/** Whether a provider has calls left: nearly at their end only for cells in use. */
function hasCallsLeft(provider: GuardedProvider, lastGood: Weather | undefined): boolean {
  const stage = provider.stage();
  return stage !== 'spent' && (stage !== 'in-use' || lastGood !== undefined);
}

/**
 * Asks the providers in order until one answers. A provider that fails is stood in for by the last good answer, when
 * that came from it or from one before it; only then is the next one asked. Nobody waits for a provider whose circuit
 * is open, and none is asked whose calls of the day are spent. Null: no news, from anyone.
 */
export async function fetchInOrder(
  providers: GuardedProvider[],
  { cell, nowMs, lastGood, onProbe }: FetchOptions,
  log: WeatherLog,
): Promise<Weather | null> {
  const good = lastGood && nowMs - lastGood.source.fetchedAtMs <= WEATHER_EXPIRED_MS ? lastGood : undefined;
  const standIn = good ? providers.findLastIndex(({ source }) => source === good.source.provider) : -1;
  for (const [index, provider] of providers.entries()) {
    if (!hasCallsLeft(provider, good)) {
      // As if it had failed, without a word: the budget has said so once.
    } else if (provider.isClosed()) {
      const weather = await provider.fetch(cell, nowMs).catch((err: unknown) => {
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
