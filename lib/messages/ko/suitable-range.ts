import { units } from './units';

/** Temperatures that an outfit suits, °C. */
export const suitableRange = {
  exactly: (celsius: number): string => units.degrees(celsius),
  between: (fromC: number, untilC: number): string => `${units.degrees(fromC)}~${units.degrees(untilC)}`,
  above: (celsius: number): string => `${units.degrees(celsius)} 이상`,
  below: (celsius: number): string => `${units.degrees(celsius)} 이하`,
};
