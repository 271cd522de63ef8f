import type { RequestedDay, ShownDay } from '@/lib/contract/hour-spans-field';
import type { DailyForecast, PositionWeather } from '@/lib/contract/weather';
import { toShownDay } from './forecast-day';

/** Returns the headline of a day. Today's is the fallback if an older response lacks that of tomorrow. */
export const getHeadline = ({ weatherMessage, tomorrow }: PositionWeather, day: ShownDay): string =>
  (day === 'tomorrow' ? tomorrow?.weatherMessage : null) ?? weatherMessage;

/** A day ahead as home shows it. */
export type ShownForecast = Pick<DailyForecast, 'minTemperature' | 'maxTemperature' | 'iconNumber' | 'iconMessage'> &
  Pick<DailyForecast, 'rainProbability' | 'certaintyMessage'> & {
    weatherMessage: string;
    /** Only for tomorrow. */
    differenceFromToday?: number | null;
    isRough: boolean;
  };

/**
 * Returns the forecast of the selected day if it is ahead and known; null if present weather is to be shown.
 * @param days the ten-day forecast, undefined until it is loaded.
 */
export function getSelectedForecast(
  { source, tomorrow }: PositionWeather,
  day: RequestedDay,
  days: readonly DailyForecast[] = [],
): ShownForecast | null {
  if (source.usual || day === 'today') return null;
  if (day === 'tomorrow')
    return tomorrow?.weatherMessage ? { ...tomorrow, weatherMessage: tomorrow.weatherMessage, isRough: false } : null;
  const forecast = days.find(({ forecastDate }) => forecastDate === day);
  if (!forecast?.weatherMessage) return null;
  return { ...forecast, weatherMessage: forecast.weatherMessage, isRough: forecast.rough === true };
}

/** Returns whether the ten-day forecast has the weather of a day, which the present weather lacks. */
export const needsTenDays = (day: RequestedDay): boolean => toShownDay(day) === 'later';
