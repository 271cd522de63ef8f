import type { Call } from './call';
import { getEventTypes, getOutfitPicture, getOutfits } from './outfit';
import { getRegion } from './region';
import { getMidTermWeather, getPositionWeather } from './weather';

/** Every call of the product's API. What is not here does not exist: doors, routes and OpenAPI are made from it. */
export const CALLS = [
  getRegion,
  getPositionWeather,
  getMidTermWeather,
  getEventTypes,
  getOutfits,
  getOutfitPicture,
] as const satisfies readonly Call[];
