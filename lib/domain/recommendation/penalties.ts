import type { CategoryId } from '@/lib/contract/category';
import type { OutfitWeather } from '../wardrobe/wardrobe';
import type { Demands } from './demands';
import type { Fit } from './fit';
import type { PictureTraits } from './picture-traits';
import { FORBIDDEN } from './rank';
import { isSport } from './purposes';
import type { Traits } from './traits';
import { letsHeavyRainIn, letsSnowIn } from './wet-shoes';

/**
 * Penalties for clothes that nobody would wear that day, that look strange, and that are slightly unsuitable.
 * Judgements.
 */
const WRONG = 1.5;
const DOUBTFUL = 0.6;
const SMALL = 0.15;
/** Penalty for each clo that a picture shows beyond the convention. */
const OVERDRESSED = 1.5;

/** Rain from which a warm day is one for outfits for rain although most hours are dry, mm. For less, an umbrella will do. */
const RAINY_DAY_MM = 0.5;
/** Lowest temperature of a day on which rain hardly matters to clothes, °C. */
const WARM_RAIN_C = 20;

/** Air temperature from which Koreans wear a lighter coat than padding, °C. */
const PADDED_BELOW_C = 8;

const price = (applies: boolean, amount: number): number => (applies ? amount : 0);
const above = (value: number, wrong: number, doubtful: number): number =>
  value > wrong ? WRONG : value > doubtful ? DOUBTFUL : 0;
const below = (value: number, wrong: number, doubtful: number): number => above(-value, -wrong, -doubtful);

/**
 * Returns the penalty for a picture that does not suit the weather although its insulation may. Added to the misfit.
 */
export const getPicturePenalty = (
  picture: PictureTraits,
  traits: Traits,
  categoryId: CategoryId,
  demands: Demands,
): number =>
  tooWarmFor(picture, traits, demands) +
  tooColdFor(picture, traits, demands) +
  wrongInRain(picture, traits, demands, categoryId) +
  wrongInDryAir(picture, traits, demands) +
  (isSport(categoryId) ? wrongInSport(picture, traits, demands) : 0) +
  price(picture.weather !== null && !isWeather(picture.weather, demands), WRONG);

/** Returns the penalty for a coat that is never closed or too warm. None in sport, where it is for breaks. */
export const getWearPenalty = (fit: Fit, categoryId: CategoryId): number =>
  isSport(categoryId) ? 0 : price(!fit.wornClosed, SMALL) + OVERDRESSED * fit.overdressedByClo;

const tooWarmFor = (
  picture: PictureTraits,
  traits: Traits,
  { warmestFeelsLikeC, warmestC, coldestC }: Demands,
): number =>
  (picture.wintry ? above(warmestFeelsLikeC, 12, 12) : 0) +
  price(picture.paddedShell && coldestC >= PADDED_BELOW_C, SMALL) +
  (picture.paddedWithin ? above(warmestFeelsLikeC, 18, 15) : 0) +
  (picture.woolCoat ? above(warmestC, 19, 17) : 0) +
  (traits.neckwear ? above(warmestFeelsLikeC, 16, 12) : 0) +
  (traits.handwear ? above(warmestFeelsLikeC, 11, 9) : 0) +
  (traits.warmPieces ? above(warmestFeelsLikeC, 18, 15) : 0) +
  (picture.thickBase ? above(warmestC, 27, 24) : 0) +
  (picture.winterBoots ? above(warmestC, 15, 10) : 0) +
  (picture.boots ? above(warmestC, 28, 24) : 0) +
  (picture.thermals ? above(warmestC, 17, 13) : 0);

const tooColdFor = (picture: PictureTraits, traits: Traits, { coldestC }: Demands): number =>
  (traits.openShoes ? below(coldestC, 13, 17) : 0) +
  (picture.clogs ? below(coldestC, 12, 15) : 0) +
  (traits.bareLegs ? below(coldestC, 8, 12) : 0) +
  (picture.summery ? below(coldestC, 11, 15) : 0) +
  (picture.straw ? below(coldestC, 15, 20) : 0);

function wrongInRain(picture: PictureTraits, traits: Traits, demands: Demands, categoryId: CategoryId): number {
  const { rainMm, mostlyRain, gale, wet, cloudburst } = demands;
  const handsFree = isSport(categoryId) && picture.hoodedShell;
  return (
    price(rainMm >= 0.2 && picture.dislikesRain, WRONG) +
    price(picture.palePieces && (demands.heavyRain || (gale && wet)), WRONG) +
    price(rainMm >= 0.2 && picture.paddedShell && demands.warmestC >= 3, rainMm >= 1 ? WRONG : DOUBTFUL) +
    price(mostlyRain && !gale && !traits.umbrella, handsFree ? SMALL : WRONG) +
    price(gale && traits.umbrella, WRONG) +
    price(gale && !picture.hoodedShell, DOUBTFUL) +
    price(cloudburst && (traits.openShoes || picture.clogs), FORBIDDEN) +
    price(letsSnowIn(traits, demands), DOUBTFUL) +
    price(traits.sunglasses && demands.rain, DOUBTFUL) +
    price(wet && traits.slowToDry, 0.08) +
    price(wet && !traits.quickDrying && demands.coldestC >= 18, SMALL) +
    price(letsHeavyRainIn(traits, demands), SMALL)
  );
}

const wrongInDryAir = (
  picture: PictureTraits,
  traits: Traits,
  { umbrella, mask, cleanAir, rain, sunny }: Demands,
): number =>
  price(traits.umbrella && !umbrella, FORBIDDEN) +
  price(traits.sunglasses && !sunny, FORBIDDEN) +
  price(picture.rainWear && !umbrella && !rain, DOUBTFUL) +
  price(traits.mask && mask === null, cleanAir ? FORBIDDEN : SMALL);

const wrongInSport = (picture: PictureTraits, traits: Traits, { warmestC, coldestFeelsLikeC }: Demands): number =>
  (picture.paddedVest ? above(warmestC, 10, 5) : 0) + price(!traits.layered && coldestFeelsLikeC < 20, SMALL);

function isWeather(
  weather: OutfitWeather,
  { coldestC, warmestC, coldestFeelsLikeC, rain, mostlyRain, rainMm, snow }: Demands,
): boolean {
  switch (weather) {
    case 'bitter-cold':
      return coldestFeelsLikeC <= -10.5;
    case 'snow':
      return snow || warmestC <= 1;
    case 'winter':
      return coldestC < 5 && warmestC < 10;
    case 'rain':
      return rain && (coldestC < WARM_RAIN_C || mostlyRain || rainMm >= RAINY_DAY_MM);
    case 'summer':
      return warmestC >= 23;
    case 'air-conditioning':
      return warmestC >= 26;
    case 'cool':
      return coldestC < 10;
  }
}
