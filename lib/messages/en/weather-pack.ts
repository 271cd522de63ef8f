import type { WEATHER as KOREAN } from '../ko/weather-pack';
import { createPrecipitation } from './precipitation';
import type { Units } from './units';
import { weatherDetails } from './weather-details';
import { createWeatherScreen } from './weather-screen';

export const createWeather = (units: Units): typeof KOREAN => ({
  amounts: units.amounts,
  precipitation: createPrecipitation(units),
  weatherDetails,
  weatherScreen: createWeatherScreen(units),
});
