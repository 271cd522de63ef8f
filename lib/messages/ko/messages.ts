import { FIRST } from './first';
import { HOST } from './host';
import { LANDING } from './landing-pack';
import { MORE } from './more';
import { WEATHER } from './weather-pack';

/** All messages in Korean, by subject. Their types are those of every language. */
export const KO = { ...FIRST, ...WEATHER, ...LANDING, ...MORE, ...HOST };
