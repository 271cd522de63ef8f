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
import { session } from './session';
import { ui } from './ui';
import { units } from './units';
import { weatherNow } from './weather-now';

/** Messages of the frame and of home, which every screen loads. */
export const FIRST = {
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
  units,
  weatherNow,
};
