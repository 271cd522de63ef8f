import type { FIRST as KOREAN } from '../ko/first';
import { age } from './age';
import { calls } from './calls';
import { categories } from './categories';
import { failure } from './failure';
import { feelings } from './feelings';
import { home } from './home';
import { homeLinks } from './home-links';
import { hours } from './hours';
import { outfitCards } from './outfit-cards';
import { placeHeader } from './place-header';
import { places } from './places';
import type { Scale } from './scales';
import { session } from './session';
import { ui } from './ui';
import { createWeatherNow } from './weather-now';

export const createFirst = (scale: Scale): typeof KOREAN => ({
  age,
  calls,
  categories,
  failure,
  feelings,
  home,
  homeLinks,
  hours,
  outfitCards,
  placeHeader,
  places,
  session,
  ui,
  units: { degrees: scale.degrees, spokenDegrees: scale.spokenDegrees },
  weatherNow: createWeatherNow(scale),
});
