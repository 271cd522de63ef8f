import { formatWhole } from '../format-whole';

/** An amount of snow in cm, or of water in mm. */
export interface PrecipitationAmount {
  amount: number;
  unit: 'mm' | 'cm';
}

/** Values with their units. They are given in the units of the API in every language: °C, m/s, mm and cm. */
export const units = {
  degrees: (celsius: number): string => `${formatWhole(celsius)}°`,
  /** Temperature as screen readers say it: '영하 3도', '12도'. */
  spokenDegrees: (celsius: number): string => (celsius < 0 ? `영하 ${-celsius}도` : `${celsius}도`),
  wind: (mps: number): string => `${mps}m/s`,
  precipitation: ({ amount, unit }: PrecipitationAmount): string => `${amount}${unit}`,
  /** Precipitation of an hour as a number, which stands above a bar without its unit. */
  bar: ({ amount }: PrecipitationAmount): string => (amount < 10 ? amount.toFixed(1) : String(Math.round(amount))),
};
