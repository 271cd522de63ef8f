import type { Messages } from '../messages';
import { capitalise } from './capitalise';
import { formatSportTime } from './outing';

export const takeAlong: Messages['takeAlong'] = {
  umbrella: 'Umbrella',
  foldingUmbrella: 'Folding umbrella',
  hoodedJacket: 'Waterproof jacket with a hood',
  rainBoots: 'Rain boots instead of shoes',
  waterproofShoes: 'Waterproof shoes instead',
  rainIndoors: 'It rains only while you are indoors',
  rainBeforeOuting: 'The rain stops before you go out',
  mask: (grade) => `${grade} mask`,
  brimmedHat: 'Hat with a brim',
  sunglasses: 'Sunglasses',
  scarf: 'Scarf',
  gloves: 'Gloves',
  warmHat: 'Hat that covers your ears',
  thermals: 'Thermal underwear to wear underneath',
  extra: (garment, isUnderneath) => `${capitalise(garment)} to ${isUnderneath ? 'wear underneath' : 'put on'}`,
  airConditioning: 'Thin cardigan for air-conditioned rooms',
  briefInCold: 'Keep outings short',
  insideInStorm: 'Stay indoors until the wind drops',
  briefInWind: 'Strong wind: keep outings short',
  water: 'Bottle of water',
  shade: 'Rest in the shade often',
  briefInHeat: 'Keep outings short',
  briefInAfternoon: 'Keep out of the heat as much as you can',
  insideInExtremeHeat: 'Stay somewhere cool if you can',
  sportIndoors: 'Exercise indoors; outside, walk with a mask on',
  sportLater: (time) => `Exercise ${formatSportTime(time)}`,
};
