import type { ShownDay } from '@/lib/contract/hour-spans-field';
import type { PositionWeather } from '@/lib/contract/weather';

/** Returns the headline of a day. Today's is the fallback if an older response lacks that of tomorrow. */
export const getHeadline = ({ weatherMessage, tomorrow }: PositionWeather, day: ShownDay): string =>
  (day === 'tomorrow' ? tomorrow?.weatherMessage : null) ?? weatherMessage;

/** Returns tomorrow's weather if that is the selected day and known; null if present weather is to be shown. */
export function getTomorrow({ source, tomorrow }: PositionWeather, day: ShownDay): PositionWeather['tomorrow'] {
  return day === 'tomorrow' && !source.usual && tomorrow?.weatherMessage ? tomorrow : null;
}
