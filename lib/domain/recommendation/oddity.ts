import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Outfit } from '../wardrobe/wardrobe';
import type { Demands } from './demands';
import type { Fit } from './fit';
import { pictureOf, type Picture, type TitleWeather } from './picture';
import type { Traits, GarmentMap } from './traits';

/** What nobody would wear that day, what one would wonder about, and what is only a little less right. Judgements. */
const WRONG = 1.5;
const DOUBTFUL = 0.6;
const SMALL = 0.15;

export interface Worn {
  outfit: Outfit;
  traits: Traits;
  fit: Fit;
  garments: GarmentMap;
}

/** What looks out of place in the picture although its warmth may fit: added to the misfit. */
export function oddity({ outfit, traits, fit, garments }: Worn, categoryId: CategoryId, demands: Demands): number {
  const picture = pictureOf(outfit, garments);
  const sport = categoryId === CATEGORY_ID.activity;
  return (
    sum(wornOddly(traits, fit, sport)) +
    sum(tooWarmFor(picture, traits, demands)) +
    sum(tooColdFor(picture, traits, demands)) +
    sum(wrongInRain(picture, traits, demands, sport)) +
    sum(wrongInDryAir(picture, traits, demands)) +
    sum(wrongInSport(picture, traits, demands, sport)) +
    (picture.title && !suits(picture.title, demands) ? WRONG : 0)
  );
}

type Odd = readonly (readonly [applies: boolean, price: number])[];

const sum = (odd: Odd): number => odd.reduce((total, [applies, price]) => total + (applies ? price : 0), 0);

/** In sport the outer layer is for rests, which the hours do not show. */
const wornOddly = (traits: Traits, fit: Fit, sport: boolean): Odd => [
  [!fit.wornInFull && !sport, 0.2],
  [!fit.wornClosed && !sport, SMALL],
  [fit.heavyByClo > 0.6 && !sport, DOUBTFUL],
];

const tooWarmFor = (picture: Picture, traits: Traits, { warmestFeelsLikeC, warmestC }: Demands): Odd => [
  [picture.wintry && warmestFeelsLikeC > 12, WRONG],
  [picture.paddedWithin && warmestFeelsLikeC > 15, DOUBTFUL],
  [picture.woolCoat && warmestC >= 17, warmestC >= 19 ? WRONG : DOUBTFUL],
  [traits.warmPieces && warmestFeelsLikeC > 12, warmestFeelsLikeC > 16 ? WRONG : DOUBTFUL],
  [picture.thickBase && warmestC >= 24, DOUBTFUL],
  [picture.winterBoots && warmestC > 10, DOUBTFUL],
  [picture.boots && warmestC >= 24, DOUBTFUL],
  [picture.thermals && warmestC > 15, DOUBTFUL],
];

const tooColdFor = (picture: Picture, traits: Traits, { coldestC }: Demands): Odd => [
  [traits.openShoes && coldestC < 17, coldestC < 13 ? WRONG : DOUBTFUL],
  [picture.clogs && coldestC < 10, coldestC < 6 ? WRONG : DOUBTFUL],
  [traits.bareLegs && coldestC < 12, coldestC < 8 ? WRONG : DOUBTFUL],
  [picture.summery && coldestC < 15, DOUBTFUL],
  [picture.straw && coldestC < 20, DOUBTFUL],
];

function wrongInRain(picture: Picture, traits: Traits, demands: Demands, sport: boolean): Odd {
  const rained = demands.rain && demands.rainMm >= 0.2;
  return [
    [rained && picture.dislikesRain, WRONG],
    [rained && picture.paddedShell && demands.warmestC >= 3, demands.rainMm >= 1 ? WRONG : DOUBTFUL],
    [demands.mostlyRain && !demands.gale && !traits.umbrella, sport && picture.hoodedShell ? SMALL : DOUBTFUL],
    [demands.gale && traits.umbrella, WRONG],
    [demands.gale && !picture.hoodedShell, DOUBTFUL],
    [demands.snow && !traits.waterproofShoes, DOUBTFUL],
    [traits.sunglasses && demands.rain, DOUBTFUL],
    [demands.wet && traits.slowToDry, 0.08],
    [demands.wet && !traits.quickDrying && demands.coldestC >= 18, SMALL],
    [demands.heavyRain && !traits.waterproofShoes, SMALL],
  ];
}

const wrongInDryAir = (picture: Picture, traits: Traits, { umbrella, mask }: Demands): Odd => [
  [traits.umbrella && !umbrella, WRONG],
  [picture.rainWear && !umbrella, DOUBTFUL],
  [traits.mask && mask === null, SMALL],
];

const wrongInSport = (picture: Picture, traits: Traits, demands: Demands, sport: boolean): Odd => [
  [sport && picture.paddedVest && demands.warmestC > 5, demands.warmestC > 10 ? WRONG : DOUBTFUL],
  [sport && !traits.layered && demands.coldestFeelsLikeC < 20, SMALL],
];

/** Whether the day is what a title says. */
function suits(title: TitleWeather, { coldestC, warmestC, coldestFeelsLikeC, rain, snow }: Demands): boolean {
  switch (title) {
    case 'bitter cold':
      return coldestFeelsLikeC <= -10.5;
    case 'snow':
      return snow || warmestC <= 1;
    case 'winter':
      return coldestC < 5 && warmestC < 10;
    case 'rain':
      return rain || snow;
    case 'summer':
      return warmestC >= 23;
    case 'air conditioning':
      return warmestC >= 26;
    case 'cool':
      return coldestC < 10;
  }
}
