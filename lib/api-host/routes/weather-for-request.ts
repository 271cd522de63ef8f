import type { Context } from 'hono';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { forbidStoring, setMaxAge } from '../http/define-route';
import { getNetwork } from '../shared/network';
import { getAgeSeconds, getMaxAgeSeconds } from '../weather/cache-age';
import type { WeatherDependencies } from '../weather/weather-dependencies';

/**
 * Returns the weather of a cell, and sets the age and the maximum age of the response that contains it. A response that
 * must not be shared is pending, because the weather of the cell itself may arrive at any time.
 */
export async function getWeatherForRequest(
  cell: GridCell,
  { weather, clock }: Pick<WeatherDependencies, 'weather' | 'clock'>,
  context: Context,
) {
  const result = await weather.get(cell, getNetwork(context));
  const nowMs = clock();
  if (result.isPrivate) forbidStoring(context);
  else setMaxAge(context, getMaxAgeSeconds(result, nowMs));
  context.header('age', String(getAgeSeconds(result, nowMs)));
  return { ...result, pending: result.pending || result.isPrivate === true, nowMs };
}
