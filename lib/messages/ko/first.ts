import { age } from './age';
import { calls } from './calls';
import { categories } from './categories';
import { clock } from './clock';
import { feelings } from './feelings';
import { home } from './home';
import { hours } from './hours';
import { landing } from './landing';
import { occasions } from './occasions';
import { outfitCards } from './outfit-cards';
import { placeHeader } from './place-header';
import { places } from './places';
import { precipitation } from './precipitation';
import { screens } from './screens';
import { session } from './session';
import { socialLogin } from './social-login';
import { ui } from './ui';
import { weatherDetails } from './weather-details';
import { weatherNow } from './weather-now';
import { weatherScreen } from './weather-screen';

/** Messages of the frame and of the first screens (landing page, home, weather), which browsers load together. */
export const FIRST = {
  age,
  calls,
  categories,
  clock,
  feelings,
  home,
  hours,
  landing,
  occasions,
  outfitCards,
  placeHeader,
  places,
  precipitation,
  screens,
  session,
  socialLogin,
  ui,
  weatherDetails,
  weatherNow,
  weatherScreen,
};
