import { ApiError } from '@/lib/contract/errors';
import type { Coordinates } from '@/lib/domain/coordinates';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { toPlaceTimeMs, toPlaceTimePoint } from '@/lib/domain/place-time';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Abroad } from '../abroad/abroad';
import { ABROAD_FETCH } from '../shared/limit-rules';
import { toNetworkAttempts, type Limits } from '../shared/limits';
import type { Network } from '../shared/network';
import type { WeatherResult } from '../weather/weather-service';

/** Weather of a trip, by the clock of its place. */
export interface TripWeather {
  weather: Weather;
  /** Now, in place time (`place-time.ts`). */
  nowMs: number;
  /** Point at which the sun stands in place time as at the place. */
  point: Coordinates;
}

/** Cell of a trip. A time zone means that it is abroad. */
export interface TripPoint {
  cell: GridCell;
  timeZone?: string | undefined;
}

export interface AbroadHost {
  /** Null if trips abroad are not covered. */
  abroad: Abroad | null;
  limits: Pick<Limits, 'take'>;
}

/** Charges a network for a call to a provider. */
export const chargeNetwork = (limits: Pick<Limits, 'take'>, network: Network) => (): Promise<void> =>
  limits.take(...toNetworkAttempts(ABROAD_FETCH, network));

export function toTripWeather(weather: Weather, nowMs: number, timeZone: string | undefined): TripWeather {
  const placeNowMs = toPlaceTimeMs(nowMs, timeZone);
  const point = toPlaceTimePoint(getCellCentre(weather.cell), placeNowMs - nowMs);
  return { weather, nowMs: placeNowMs, point };
}

/** Reads the weather of a place abroad. Throws `ApiError`, OUTSIDE_SERVICE_AREA if trips abroad are not covered. */
export async function readWeatherAbroad(
  { cell, timeZone }: TripPoint & { timeZone: string },
  { abroad, limits }: AbroadHost,
  network: Network,
): Promise<WeatherResult> {
  if (!abroad) throw new ApiError('OUTSIDE_SERVICE_AREA');
  const weather = await abroad.getWeather({ cell, timeZone }, chargeNetwork(limits, network));
  return { weather, stale: false, pending: false };
}
