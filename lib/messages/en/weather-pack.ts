import type { WEATHER as KOREAN } from '../ko/weather-pack';
import { precipitation } from './precipitation';
import { weatherDetails } from './weather-details';
import { weatherScreen } from './weather-screen';

export const WEATHER: typeof KOREAN = { precipitation, weatherDetails, weatherScreen };
