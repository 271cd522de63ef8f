import { amounts } from './amounts';
import { precipitation } from './precipitation';
import { weatherDetails } from './weather-details';
import { weatherScreen } from './weather-screen';

/** Messages of the weather screen that are not among the first. */
export const WEATHER = { amounts, precipitation, weatherDetails, weatherScreen };
