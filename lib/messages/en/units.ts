import type { PrecipitationAmount } from '../ko/amounts';
import type { Messages } from '../messages';
import { formatWhole } from '../format-whole';
import { formatCount, SCALES, type EnglishLanguage, type Scale } from './scales';

/** Units of English texts. Values are given in the units of the API. */
export interface Units extends Scale {
  amounts: Messages['amounts'];
  /** Values within sentences. */
  inWords: Pick<Messages['amounts'], 'wind' | 'precipitation'> & {
    /** '−3°C'. */
    temperature: (celsius: number) => string;
    /** '4°C', of two temperatures. */
    difference: (kelvins: number) => string;
    distance: (km: number) => string;
  };
}

/** Returns the formats of temperatures within sentences. */
const createTemperatures = ({ sign, convert, convertDifference }: Scale) => ({
  temperature: (celsius: number): string => formatWhole(convert(celsius)) + sign,
  difference: (kelvins: number): string => formatWhole(convertDifference(kelvins)) + sign,
});

const createMetric = (scale: Scale): Units => ({
  ...scale,
  amounts: {
    wind: (mps) => `${mps}m/s`,
    precipitation: ({ amount, unit }) => `${amount}${unit}`,
    bar: ({ amount }) => (amount < 10 ? amount.toFixed(1) : String(Math.round(amount))),
  },
  inWords: {
    ...createTemperatures(scale),
    wind: (mps) => `${formatWhole(mps)} m/s`,
    precipitation: ({ amount, unit }) => `${amount} ${unit}`,
    distance: (km) => `${km} km`,
  },
});

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

const formatMph = (mps: number): string => `${Math.round(mps / MPS_PER_MPH)} mph`;

const createImperial = (scale: Scale): Units => ({
  ...scale,
  amounts: {
    wind: formatMph,
    precipitation: (amount) => `${formatInches(amount)} in`,
    bar: (amount) => formatInches(amount),
  },
  inWords: {
    ...createTemperatures(scale),
    wind: formatMph,
    precipitation: (amount) => `${formatInches(amount, 'under ')} in`,
    distance: (km) => formatCount(Math.round(km / KM_PER_MILE), 'mile'),
  },
});

/** The units of each variant of English. */
export const UNITS: Record<EnglishLanguage, Units> = {
  en: createMetric(SCALES.en),
  'en-US': createImperial(SCALES['en-US']),
};
