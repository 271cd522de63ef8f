import type { HOST as KOREAN } from '../ko/host';
import { app } from './app';
import { aside } from './aside';
import { assistant } from './assistant';
import { busy } from './busy';
import { createCard } from './card';
import { createCertainty } from './certainty';
import { colors } from './colors';
import { dates } from './dates';
import { deleteReasons } from './delete-reasons';
import { dressCodes } from './dress-codes';
import { errors } from './errors';
import { garments } from './garments';
import { items } from './items';
import { createLayers } from './layers';
import { mail } from './mail';
import { createNewsPush } from './news-push';
import { operator } from './operator';
import { packing } from './packing';
import { outfits } from './outfits';
import { createPlanChangePush } from './plan-change-push';
import { questionPush } from './question-push';
import { createReasons } from './reasons';
import { createSearchPages } from './search-pages';
import { createSources } from './sources';
import { takeAlong } from './take-along';
import type { Units } from './units';
import { warnings } from './warnings';
import { weather } from './weather';
import { createWeatherMessage } from './weather-message';
import { worker } from './worker';
import { wornGarment } from './worn-garment';

export const createHost = (units: Units): typeof KOREAN => ({
  app,
  aside,
  assistant,
  busy,
  card: createCard(units),
  certainty: createCertainty(units),
  colors,
  dates,
  deleteReasons,
  dressCodes,
  errors,
  garments,
  items,
  layers: createLayers(units),
  mail,
  newsPush: createNewsPush(units),
  operator,
  packing,
  outfits,
  planChangePush: createPlanChangePush(units),
  questionPush,
  reasons: createReasons(units),
  searchPages: createSearchPages(units),
  sources: createSources(units),
  takeAlong,
  warnings,
  weather,
  weatherMessage: createWeatherMessage(units),
  worker,
  wornGarment,
});
