import type { Context } from 'hono';
import { HOUR_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { RESPONSE_FRESH_S, FALLBACK_FRESH_S, PENDING_FRESH_S } from '@/lib/contract/weather-freshness';
import type { Coordinates } from '@/lib/domain/coordinates';
import { isInGrid, toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import { setMaxAge } from '../http/define-route';
import { getNetwork } from '../shared/network';
import type { WeatherDependencies } from './weather-dependencies';
import type { WeatherResult } from './weather-service';

/** How long an answer may be cached: never past the full hour, when 'now' becomes another row. */
function freshSeconds({ weather, stale, pending }: WeatherResult, nowMs: number): number {
  if (pending) return PENDING_FRESH_S;
  const isMakeshift = stale || weather.source.provider === 'recorded';
  return Math.min(isMakeshift ? FALLBACK_FRESH_S : RESPONSE_FRESH_S, (HOUR_MS - (nowMs % HOUR_MS)) / 1_000);
}

/** Since the provider answered. */
const ageSeconds = ({ weather }: WeatherResult, nowMs: number): number =>
  Math.max(0, Math.floor((nowMs - weather.source.fetchedAtMs) / 1_000));

/** The grid cell that a point lies in. Throws `ApiError` OUTSIDE_SERVICE_AREA where nobody is near the country's land. */
export function getServedCell(point: Coordinates, { regions }: Pick<WeatherDependencies, 'regions'>): GridCell {
  const cell = toGridCell(point);
  if (!isInGrid(cell) || !regions.findCell(cell)) throw new ApiError('OUTSIDE_SERVICE_AREA');
  return cell;
}

/** The weather of the grid cell that a point lies in, and how long the answer may be cached. Throws as `servedCell`. */
export async function getWeatherAt(point: Coordinates, host: WeatherDependencies, context: Context) {
  const cell = getServedCell(point, host);
  const answer = await host.weather.get(cell, getNetwork(context));
  const nowMs = host.clock();
  setMaxAge(context, freshSeconds(answer, nowMs));
  context.header('age', String(ageSeconds(answer, nowMs)));
  return { ...answer, cell, nowMs };
}
