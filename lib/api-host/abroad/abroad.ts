import { LRUCache } from 'lru-cache';
import { DAY_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import type { PlaceAbroad } from '@/lib/contract/places-abroad';
import { problem } from '@/lib/contract/problem';
import type { Weather } from '@/lib/domain/weather/weather';
import { createSingleFlight } from '@/lib/single-flight';
import { ProviderError } from '../weather/provider-error';
import type { ProviderTools } from '../weather/supply/provider-tools';
import type { AbroadPoint } from './forecast-abroad';
import type { Geocoder } from './geocoder';

/** Charges the requesting network for a call to a provider. Throws `ApiError` TOO_MANY_REQUESTS. */
type Charge = () => Promise<void>;

/** Places and weather outside of Korea, for trips. The functions throw `ApiError`. */
export interface Abroad {
  search: (name: string, language: Language, charge: Charge) => Promise<readonly PlaceAbroad[]>;
  /** Returns weather in place time. */
  getWeather: (point: AbroadPoint, charge: Charge) => Promise<Weather>;
}

/** People search few cities, and their names do not change. */
const MAX_SEARCHES = 2_000;
/** Users wait for a search while they type, and for a list of what to pack. */
const SEARCH_LIMIT_MS = 4_000;
const WEATHER_LIMIT_MS = 8_000;

function toApiError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  if (error.kind === 'timeout') return new ApiError('UPSTREAM_TIMEOUT', { cause: error });
  const message = problem(error.kind === 'quota' ? 'abroadUsedUp' : 'abroadUnavailable');
  return new ApiError('UPSTREAM_FAILED', { message, cause: error });
}

interface Parts {
  geocoder: Geocoder;
  readForecast: (point: AbroadPoint, charge: Charge, signal: AbortSignal) => Promise<Weather>;
}

/** Caches searches in memory for a day, limits the wait for providers, and logs their failures. */
export function createAbroad(
  { geocoder, readForecast }: Parts,
  { closing, log }: Pick<ProviderTools, 'closing' | 'log'>,
): Abroad {
  const searches = new LRUCache<string, readonly PlaceAbroad[]>({ max: MAX_SEARCHES, ttl: DAY_MS });
  const flights = createSingleFlight<readonly PlaceAbroad[]>();
  const limit = (ms: number) => AbortSignal.any([closing, AbortSignal.timeout(ms)]);
  const fail = (error: unknown): never => {
    if (error instanceof ProviderError && !closing.aborted)
      log.warn({ part: 'abroad', err: error }, 'abroad: Open-Meteo did not respond; trips abroad show an error');
    throw toApiError(error);
  };

  async function fetchPlaces(key: string, name: string, language: Language) {
    const found = await geocoder.search(name, language, limit(SEARCH_LIMIT_MS));
    searches.set(key, found);
    return found;
  }

  return {
    async search(name, language, charge) {
      const key = `${language} ${name.toLowerCase().replace(/\s+/g, ' ')}`;
      const known = searches.get(key);
      if (known) return known;
      // Also for a search that somebody else has begun, so that a limited network never fails the others.
      await charge();
      return flights.run(key, () => fetchPlaces(key, name, language)).catch(fail);
    },
    getWeather: (point, charge) => readForecast(point, charge, limit(WEATHER_LIMIT_MS)).catch(fail),
  };
}
