import { app } from './app';
import { aside } from './aside';
import { assistant } from './assistant';
import { busy } from './busy';
import { card } from './card';
import { certainty } from './certainty';
import { colors } from './colors';
import { dates } from './dates';
import { deleteReasons } from './delete-reasons';
import { dressCodes } from './dress-codes';
import { errors } from './errors';
import { garments } from './garments';
import { items } from './items';
import { layers } from './layers';
import { mail } from './mail';
import { newsPush } from './news-push';
import { operator } from './operator';
import { packing } from './packing';
import { outfits } from './outfits';
import { planChangePush } from './plan-change-push';
import { questionPush } from './question-push';
import { reasons } from './reasons';
import { searchPages } from './search-pages';
import { sources } from './sources';
import { takeAlong } from './take-along';
import { warnings } from './warnings';
import { weather } from './weather';
import { weatherMessage } from './weather-message';
import { worker } from './worker';
import { wornGarment } from './worn-garment';

/** Messages that no pack contains: those of the API host, of pages that servers render, and of the worker. */
export const HOST = {
  app,
  aside,
  assistant,
  busy,
  card,
  certainty,
  colors,
  dates,
  deleteReasons,
  dressCodes,
  errors,
  garments,
  items,
  layers,
  mail,
  newsPush,
  operator,
  packing,
  outfits,
  planChangePush,
  questionPush,
  reasons,
  searchPages,
  sources,
  takeAlong,
  warnings,
  weather,
  weatherMessage,
  worker,
  wornGarment,
};
