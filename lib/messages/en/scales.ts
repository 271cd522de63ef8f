import type { Language } from '@/lib/contract/language';
import type { Messages } from '../messages';
import { formatWhole } from '../format-whole';

export type EnglishLanguage = Exclude<Language, 'ko'>;

/** A scale of temperatures, with the formats of those that stand alone. All are given in °C. */
export interface Scale extends Readonly<Messages['units']> {
  sign: '°C' | '°F';
  /** Converts a temperature to a whole number of the scale. */
  convert: (celsius: number) => number;
  /** Converts the difference of two temperatures to a whole number of the scale. */
  convertDifference: (kelvins: number) => number;
}

export const formatCount = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const createScale = (scale: Omit<Scale, keyof Messages['units']>): Scale => ({
  ...scale,
  degrees: (celsius) => `${formatWhole(scale.convert(celsius))}°`,
  spokenDegrees: (celsius) => {
    const degrees = scale.convert(celsius);
    return `${degrees < 0 ? 'minus ' : ''}${formatCount(Math.abs(degrees), 'degree')}`;
  },
});

const round = (value: number): number => Math.round(value) + 0;

/** The scale of each variant of English. It is all that home needs of the units. */
export const SCALES: Record<EnglishLanguage, Scale> = {
  en: createScale({ sign: '°C', convert: round, convertDifference: round }),
  'en-US': createScale({
    sign: '°F',
    // Rounded to whole °C first, as in the API, so that no two texts show one temperature as two numbers.
    convert: (celsius) => round(round(celsius) * 1.8 + 32),
    convertDifference: (kelvins) => round(round(kelvins) * 1.8),
  }),
};
