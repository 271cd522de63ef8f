import type { Language } from '@/lib/contract/language';
import type { PrecipitationAmount } from '../ko/units';
import type { Messages } from '../messages';
import { formatWhole } from '../format-whole';

/** Units of English texts. Values are given in the units of the API. */
export interface Units extends Scale {
  /** Values on their own. */
  screen: Messages['units'];
  /** Values within sentences. */
  inWords: Pick<Messages['units'], 'wind' | 'precipitation'> & {
    /** '−3°C'. */
    temperature: (celsius: number) => string;
    /** '4°C', of two temperatures. */
    difference: (kelvins: number) => string;
    distance: (km: number) => string;
  };
}

/** A scale of temperatures. */
interface Scale {
  sign: '°C' | '°F';
  /** Converts a temperature to a whole number of the scale. */
  convert: (celsius: number) => number;
  /** Converts the difference of two temperatures to a whole number of the scale. */
  convertDifference: (kelvins: number) => number;
}

const count = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** Returns the formats of temperatures, on their own and within sentences. */
const createFormats = ({ sign, convert, convertDifference }: Scale) => ({
  screen: {
    degrees: (celsius: number): string => `${formatWhole(convert(celsius))}°`,
    spokenDegrees: (celsius: number): string => {
      const degrees = convert(celsius);
      return `${degrees < 0 ? 'minus ' : ''}${count(Math.abs(degrees), 'degree')}`;
    },
  },
  inWords: {
    temperature: (celsius: number): string => formatWhole(convert(celsius)) + sign,
    difference: (kelvins: number): string => formatWhole(convertDifference(kelvins)) + sign,
  },
});

const round = (value: number): number => Math.round(value) + 0;

function createMetric(): Units {
  const scale: Scale = { sign: '°C', convert: round, convertDifference: round };
  const { screen, inWords } = createFormats(scale);
  return {
    ...scale,
    screen: {
      ...screen,
      wind: (mps) => `${mps}m/s`,
      precipitation: ({ amount, unit }) => `${amount}${unit}`,
      bar: ({ amount }) => (amount < 10 ? amount.toFixed(1) : String(Math.round(amount))),
    },
    inWords: {
      ...inWords,
      wind: (mps) => `${formatWhole(mps)} m/s`,
      precipitation: ({ amount, unit }) => `${amount} ${unit}`,
      distance: (km) => `${km} km`,
    },
  };
}

const MPS_PER_MPH = 0.44704;
const KM_PER_MILE = 1.609344;
const PER_INCH = { mm: 25.4, cm: 2.54 };

/** Formats inches: hundredths of rain below one inch, otherwise tenths. `under` precedes the least number. */
function formatInches({ amount, unit }: PrecipitationAmount, under = '<'): string {
  const inches = amount / PER_INCH[unit];
  const digits = unit === 'mm' && inches < 0.995 ? 2 : 1;
  const least = 10 ** -digits;
  if (amount === 0) return '0';
  return inches < least / 2 ? under + least : inches.toFixed(digits);
}

function createImperial(): Units {
  const scale: Scale = {
    sign: '°F',
    // Rounded to whole °C first, as in the API, so that no two texts show one temperature as two numbers.
    convert: (celsius) => round(round(celsius) * 1.8 + 32),
    convertDifference: (kelvins) => round(round(kelvins) * 1.8),
  };
  const { screen, inWords } = createFormats(scale);
  const wind = (mps: number): string => `${Math.round(mps / MPS_PER_MPH)} mph`;
  return {
    ...scale,
    screen: {
      ...screen,
      wind,
      precipitation: (amount) => `${formatInches(amount)} in`,
      bar: (amount) => formatInches(amount),
    },
    inWords: {
      ...inWords,
      wind,
      precipitation: (amount) => `${formatInches(amount, 'under ')} in`,
      distance: (km) => count(Math.round(km / KM_PER_MILE), 'mile'),
    },
  };
}

export type EnglishLanguage = Exclude<Language, 'ko'>;

/** The units of each variant of English. */
export const UNITS: Record<EnglishLanguage, Units> = { en: createMetric(), 'en-US': createImperial() };
