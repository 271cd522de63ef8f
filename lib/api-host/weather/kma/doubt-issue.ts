import type { GridCell } from '@/lib/domain/dfs-grid';
import { getUsualTemperatureC } from '../recorded/usual-weather';
import type { WeatherLog } from '../weather-log';
import type { IssueHour } from './forecast-rows';
import type { Issue } from './short-term';

/** Largest credible difference of an observation from the forecast of its hour, K. */
const MAX_FROM_FORECAST_K = 10;
/**
 * Largest credible difference from the usual temperature of Seoul at the date and hour, K. It contains the records of all
 * stations but one (-32.6 °C in Yangpyeong, 1981), and excludes temperatures in °F for most of the year.
 */
const MAX_FROM_USUAL_K = 26;

type Known = IssueHour & { temperatureC: number };
const isKnown = (hour: IssueHour): hour is Known => hour.temperatureC !== null;

const isUnusual = ({ epochMs, temperatureC }: Known): boolean =>
  Math.abs(temperatureC - getUsualTemperatureC(epochMs)) > MAX_FROM_USUAL_K;

/** Finds the forecast temperature of an hour, °C, in the first issue that contains it. */
const findForecastC = (epochMs: number, forecasts: readonly (Issue | null)[]): number | null =>
  forecasts.flatMap((issue) => issue?.hours.find((hour) => hour.epochMs === epochMs)?.temperatureC ?? [])[0] ?? null;

/**
 * Returns the issue without the hours whose temperature no place of Korea has at that time of the year, for example because
 * it is in °F.
 */
export function removeUnusualHours(issue: Issue, cell: GridCell, log: WeatherLog): Issue {
  const doubted = issue.hours.filter((hour) => isKnown(hour) && isUnusual(hour));
  if (doubted.length === 0) return issue;
  const reason = `${doubted[0]?.temperatureC} °C`;
  log.warn(
    { part: 'kma forecast', cell, count: doubted.length, reason },
    'weather: hours of a forecast are not credible; not used',
  );
  return { ...issue, hours: issue.hours.filter((hour) => !doubted.includes(hour)) };
}

/** Returns the observation, or null if its temperature is not credible beside the forecast of its hour or the season. */
export function doubtNowcast(
  nowcast: Issue | null,
  forecasts: readonly (Issue | null)[],
  cell: GridCell,
  log: WeatherLog,
): Issue | null {
  const doubted = nowcast?.hours.filter(isKnown).find((hour) => {
    const expectedC = findForecastC(hour.epochMs, forecasts);
    const isFar = expectedC !== null && Math.abs(hour.temperatureC - expectedC) > MAX_FROM_FORECAST_K;
    return isFar || isUnusual(hour);
  });
  if (!doubted) return nowcast;
  const reason = `${doubted.temperatureC} °C; forecast ${findForecastC(doubted.epochMs, forecasts) ?? 'unknown'}`;
  log.warn({ part: 'kma nowcast', cell, reason }, 'weather: an observation is not credible; not used');
  return null;
}
