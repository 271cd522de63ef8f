import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { PositionWeather } from '@/lib/contract/weather';

/** Returns the headline of a day. Today's stands in if an older response lacks that of tomorrow. */
export const getHeadline = ({ weatherMessage, tomorrow }: PositionWeather, day: RequestedDay): string =>
  (day === 'tomorrow' ? tomorrow?.weatherMessage : null) ?? weatherMessage;
