import type { Messages } from '../messages';
import { FIRST } from './first';
import { HOST } from './host';
import { LANDING } from './landing-pack';
import { MORE } from './more';
import { WEATHER } from './weather-pack';

export const EN: Messages = { ...FIRST, ...WEATHER, ...LANDING, ...MORE, ...HOST };
