import type { CategoryId } from '@/lib/contract/category';
import type { TakeAlong } from '@/lib/contract/outfit';
import type { SportTime } from '@/lib/messages/reason-facts';
import type { Demands } from './demands';
import type { ExtraLayer } from './extra-layer';
import { HAT_BELOW_C, SCARF_BELOW_C, type Fit } from './fit';
import type { PictureTraits } from './picture-traits';
import { isSport } from './purposes';
import type { RecommendationMessages } from './recommendation-messages';
import type { Traits } from './traits';
import { needsUmbrella } from './needs-umbrella';
import { getReplacementShoes } from './wet-shoes';

type TakeAlongKind = TakeAlong['kind'];

export interface FittedOutfit {
  traits: Traits;
  picture: PictureTraits;
  fit: Fit;
  extra: ExtraLayer | null;
  /** Some hours are spent in buildings, which are air-conditioned in summer. */
  isIndoors: boolean;
  /** Whether a layer will be needed is uncertain (`isCoatInDoubt`). */
  coatDoubt: boolean;
}

/** Temperature from which offices and restaurants are air-conditioned. */
const AIR_CONDITIONED_FROM_C = 28;
/** Apparent temperature below which users should not stay outside for long. Source: KMA's third grade of cold. */
const STAY_INSIDE_BELOW_C = -15.4;
/** Apparent temperatures of KMA's heat advisory (폭염주의보), its warning (폭염경보) and its highest stage. */
export const HEAT_ADVISORY_C = 33;
const HEAT_WARNING_C = 35;
const EXTREME_HEAT_C = 38;
/** Thresholds of KMA's advisory (강풍주의보) and warning (강풍경보) of strong wind. */
const WIND_ADVISORY_MPS = 14;
const WIND_WARNING_MPS = 21;

/** Returns the items to take along, without those that the picture already shows. */
export function getTakeAlong(
  outfit: FittedOutfit,
  categoryId: CategoryId,
  demands: Demands,
  { sportTime, messages }: { sportTime: SportTime | null; messages: RecommendationMessages },
): TakeAlong[] {
  const suggestions = [
    ...getRainItems(outfit, categoryId, demands, messages),
    ...getSunAndDustItems(outfit, demands, messages),
    ...getColdItems(outfit, demands, messages),
    ...getWarnings(demands, messages),
    ...getHeatItems(demands, messages),
    ...(isSport(categoryId) ? getSportWarnings(demands, sportTime, messages) : []),
  ];
  return suggestions.flatMap(([isWanted, kind, label, group]) =>
    isWanted ? [{ kind, label, ...(group && { group }) }] : [],
  );
}

type Suggestions = [isWanted: boolean, kind: TakeAlongKind, label: string, group?: TakeAlong['group']][];

function getRainItems(
  { traits, picture }: FittedOutfit,
  categoryId: CategoryId,
  demands: Demands,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions {
  const { umbrella, gale, rain, snow, rainDoubt } = demands;
  const shoes = getReplacementShoes(traits, demands, categoryId);
  return [
    [
      needsUmbrella(traits, picture, categoryId, demands),
      'umbrella',
      (rain || snow) && !rainDoubt ? labels.umbrella : labels.foldingUmbrella,
    ],
    [umbrella && gale && !picture.hoodedShell, 'other', labels.hoodedJacket, 'add'],
    [shoes === 'rain-boots', 'boots', labels.rainBoots],
    [shoes === 'waterproof-shoes', 'boots', labels.waterproofShoes],
  ];
}

function getSunAndDustItems(
  { traits }: FittedOutfit,
  { mask, strongSun, rain, gale, coldestFeelsLikeC }: Demands,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions {
  return [
    [mask !== null && !traits.mask, 'mask', labels.mask(mask ?? '')],
    [strongSun && !gale && !traits.headwear && coldestFeelsLikeC > HAT_BELOW_C, 'hat', labels.brimmedHat],
    [strongSun && !rain && !traits.eyewear, 'sunglasses', labels.sunglasses],
  ];
}

function getColdItems(
  { traits, fit, extra, isIndoors, coatDoubt }: FittedOutfit,
  demands: Demands,
  { takeAlong: labels, layers }: RecommendationMessages,
): Suggestions {
  const { coldestFeelsLikeC, warmestC } = demands;
  const biting = coldestFeelsLikeC <= SCARF_BELOW_C;
  const extraName = extra ? layers.extras[extra.id] : '';
  const coolIndoors = warmestC >= AIR_CONDITIONED_FROM_C && isIndoors && !traits.layered;
  return [
    [biting && !traits.neckwear, 'scarf', labels.scarf],
    [biting && !traits.handwear, 'gloves', labels.gloves],
    [coldestFeelsLikeC <= HAT_BELOW_C && !traits.headwear, 'hat', labels.warmHat],
    [fit.thermals, 'other', labels.thermals, 'add'],
    [fit.extra, extra?.kind ?? 'other', labels.extra(extraName, traits.layered), 'add'],
    [coolIndoors && !fit.extra, 'cardigan', labels.airConditioning],
    [coatDoubt && !coolIndoors && !fit.extra && !traits.layered, 'cardigan', labels.extraInDoubt(extraName)],
  ];
}

const getWarnings = (
  { coldestFeelsLikeC, strongestWindMps }: Demands,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions => [
  [coldestFeelsLikeC <= STAY_INSIDE_BELOW_C, 'other', labels.briefInCold, 'caution'],
  [strongestWindMps >= WIND_WARNING_MPS, 'other', labels.insideInStorm, 'caution'],
  [
    strongestWindMps >= WIND_ADVISORY_MPS && strongestWindMps < WIND_WARNING_MPS,
    'other',
    labels.briefInWind,
    'caution',
  ],
];

/** Water, shade and little time outside. Source: 질병관리청, 온열질환 예방수칙. */
const getHeatItems = ({ warmestFeelsLikeC }: Demands, { takeAlong: labels }: RecommendationMessages): Suggestions => [
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, 'other', labels.water],
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, 'other', labels.shade, 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_ADVISORY_C, HEAT_WARNING_C), 'other', labels.briefAtNoon, 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_WARNING_C, EXTREME_HEAT_C), 'other', labels.briefInAfternoon, 'caution'],
  [warmestFeelsLikeC >= EXTREME_HEAT_C, 'other', labels.insideAtNoon, 'caution'],
];

const isBetween = (value: number, from: number, until: number): boolean => value >= from && value < until;

/** Another time or place for sport in heat and very bad air. Source of the latter: 에어코리아, 행동요령. */
const getSportWarnings = (
  { warmestFeelsLikeC, mask }: Demands,
  sportTime: SportTime | null,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions => [
  [mask === 'KF94', 'other', labels.sportIndoors, 'caution'],
  [mask !== 'KF94' && warmestFeelsLikeC >= HEAT_ADVISORY_C, 'other', labels.sportLater(sportTime), 'caution'],
];
