import { formatWhole } from '../format-whole';

/** Temperatures on their own. Every language gets them in °C. */
export const units = {
  degrees: (celsius: number): string => `${formatWhole(celsius)}°`,
  /** Temperature as screen readers say it: '영하 3도', '12도'. */
  spokenDegrees: (celsius: number): string => (celsius < 0 ? `영하 ${-celsius}도` : `${celsius}도`),
};
