import type { CategoryId } from '@/lib/contract/category';
import type { TakeAlong } from '@/lib/contract/outfit';
import type { Piece } from '@/lib/contract/pieces';
import type { SportTime } from '@/lib/messages/reason-facts';
import type { Addition } from '../wardrobe/additions';
import type { Demands } from './demands';
import type { ExtraLayer } from './extra-layer';
import { type Fit } from './fit';
import type { PictureTraits } from './picture-traits';
import { isSport, PURPOSES } from './purposes';
import type { RecommendationMessages } from './recommendation-messages';
import type { Traits } from './traits';
import { needsUmbrella } from './needs-umbrella';

export interface FittedOutfit {
  traits: Traits;
  picture: PictureTraits;
  fit: Fit;
  extra: ExtraLayer | null;
  /** Some hours are spent in buildings, which are air-conditioned in summer. */
  isIndoors: boolean;
  /** Needed additions that the picture does not show. */
  missing: readonly Addition[];
  /** The first layer row has the extra layer on. Unknown without rows. */
  startsWithExtra?: boolean;
  /** Additions that the first layer row puts on. Unknown without rows. */
  putOnAtFirst?: readonly Addition[];
}

/** Temperature from which offices and restaurants are air-conditioned. */
const AIR_CONDITIONED_FROM_C = 28;
/** Temperature from which a hat against the sun does not look odd with the clothes. */
const SUN_HAT_FROM_C = 20;
/** Apparent temperature below which users should not stay outside for long. Source: KMA's third grade of cold. */
const STAY_INSIDE_BELOW_C = -15.4;
/** Apparent temperatures of KMA's heat advisory (폭염주의보), its warning (폭염경보) and its highest stage. */
export const HEAT_ADVISORY_C = 33;
const HEAT_WARNING_C = 35;
const EXTREME_HEAT_C = 38;
/** Threshold of KMA's advisory of strong wind (강풍주의보). */
const WIND_ADVISORY_MPS = 14;

/** Returns whether people had better stay outside only briefly because of the wind. */
const isWindAdvised = ({ strongestWindMps }: Demands): boolean => strongestWindMps >= WIND_ADVISORY_MPS;

/** Returns whether sport is done indoors: in thunder, a cloudburst or strong wind. */
export const isSportIndoors = (demands: Demands): boolean =>
  demands.thunder || demands.cloudburst || isWindAdvised(demands);

/** Returns the items to take along, without those that the picture already shows. */
export function getTakeAlong(
  outfit: FittedOutfit,
  categoryId: CategoryId,
  demands: Demands,
  { sportTime, messages }: { sportTime: SportTime | null; messages: RecommendationMessages },
): TakeAlong[] {
  const suggestions = [
    ...getRainItems(outfit, categoryId, demands, messages),
    ...getSunAndDustItems(outfit, categoryId, demands, messages),
    ...getColdItems(outfit, demands, messages),
    ...getWarnings(demands, messages),
    ...getHeatItems(demands, messages),
    ...(isSport(categoryId) ? getSportWarnings(demands, sportTime, messages) : []),
  ];
  return suggestions.flatMap(([isWanted, piece, label, group, worn]) =>
    isWanted
      ? [
          {
            kind: piece ? KINDS[piece] : 'other',
            label,
            ...(piece && { piece }),
            ...(group && { group }),
            ...(worn && { worn }),
          },
        ]
      : [],
  );
}

/** Items with their picture; null for warnings and for items without one. */
type Suggestions = [
  isWanted: boolean,
  piece: Piece | null,
  label: string,
  group?: TakeAlong['group'],
  worn?: string | undefined,
][];

const KINDS: Record<Piece, TakeAlong['kind']> = {
  cardigan: 'cardigan',
  gloves: 'gloves',
  mask: 'mask',
  'rain-boots': 'boots',
  'rain-jacket': 'other',
  scarf: 'scarf',
  'snow-shoes': 'boots',
  'sun-hat': 'hat',
  sunglasses: 'sunglasses',
  thermals: 'other',
  umbrella: 'umbrella',
  vest: 'other',
  'warm-hat': 'hat',
};

function getRainItems(
  { traits, picture, missing }: FittedOutfit,
  categoryId: CategoryId,
  demands: Demands,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions {
  const { umbrella, gale, rain, snow, rainDoubt, rainIndoors } = demands;
  return [
    [
      needsUmbrella(traits, picture, categoryId, demands),
      'umbrella',
      (rain || snow) && !rainDoubt ? labels.umbrella : labels.foldingUmbrella,
    ],
    [umbrella && gale && !picture.hoodedShell, 'rain-jacket', labels.hoodedJacket, 'add'],
    [missing.includes('rainboots'), 'rain-boots', labels.rainBoots],
    [missing.includes('snowshoes'), 'snow-shoes', labels.waterproofShoes],
    [rainIndoors === 'meanwhile' && !isSport(categoryId), null, labels.rainIndoors, 'caution'],
    [rainIndoors === 'before-outing' && !isSport(categoryId), null, labels.rainBeforeOuting, 'caution'],
  ];
}

function getSunAndDustItems(
  { traits, missing }: FittedOutfit,
  categoryId: CategoryId,
  { mask, strongSun, sunny, rain, gale, warmestC }: Demands,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions {
  const takesSunHat = warmestC >= SUN_HAT_FROM_C && !PURPOSES[categoryId].isFormal;
  return [
    [missing.includes('mask'), 'mask', labels.mask(mask ?? '')],
    [takesSunHat && strongSun && !gale && !traits.headwear, 'sun-hat', labels.brimmedHat],
    [strongSun && sunny && !rain && !traits.eyewear, 'sunglasses', labels.sunglasses],
  ];
}

function getColdItems(
  { traits, fit, extra, isIndoors, missing, startsWithExtra, putOnAtFirst = [] }: FittedOutfit,
  { warmestC }: Demands,
  { takeAlong: labels, layers }: RecommendationMessages,
): Suggestions {
  const extraPiece = extra?.id === 'thin-cardigan' ? 'cardigan' : 'vest';
  const extraName = extra ? layers.extras[extra.id] : '';
  const coolIndoors = warmestC >= AIR_CONDITIONED_FROM_C && isIndoors && !traits.layered;
  const suggest = (addition: Addition, piece: Piece, label: string): Suggestions[number] =>
    putOnAtFirst.includes(addition)
      ? [missing.includes(addition), piece, label, 'add', label]
      : [missing.includes(addition), piece, label];
  return [
    suggest('scarf', 'scarf', labels.scarf),
    suggest('gloves', 'gloves', labels.gloves),
    suggest('hat', 'warm-hat', labels.warmHat),
    [fit.thermals, 'thermals', labels.thermals, 'add', labels.thermals],
    [fit.extra, extraPiece, labels.extra(extraName, traits.layered), 'add', startsWithExtra ? extraName : undefined],
    [coolIndoors && !fit.extra, 'cardigan', labels.airConditioning],
  ];
}

const getWarnings = (demands: Demands, { takeAlong: labels }: RecommendationMessages): Suggestions => [
  [demands.coldestFeelsLikeC <= STAY_INSIDE_BELOW_C, null, labels.briefInCold, 'caution'],
  [demands.storm, null, labels.insideInStorm, 'caution'],
  [isWindAdvised(demands) && !demands.storm, null, labels.briefInWind, 'caution'],
];

/** Returns the advice for heat: water, shade, little time outside. Source: 질병관리청, 온열질환 예방수칙. */
const getHeatItems = ({ warmestFeelsLikeC }: Demands, { takeAlong: labels }: RecommendationMessages): Suggestions => [
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, null, labels.water],
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, null, labels.shade, 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_ADVISORY_C, HEAT_WARNING_C), null, labels.briefInHeat, 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_WARNING_C, EXTREME_HEAT_C), null, labels.briefInAfternoon, 'caution'],
  [warmestFeelsLikeC >= EXTREME_HEAT_C, null, labels.insideInExtremeHeat, 'caution'],
];

const isBetween = (value: number, from: number, until: number): boolean => value >= from && value < until;

/**
 * Returns the advice to do sport at another time or place in heat and very bad air. Source of the latter: 에어코리아, 행동요령.
 */
const getSportWarnings = (
  { warmestFeelsLikeC, mask }: Demands,
  sportTime: SportTime | null,
  { takeAlong: labels }: RecommendationMessages,
): Suggestions => [
  [mask === 'KF94', null, labels.sportIndoors, 'caution'],
  [mask !== 'KF94' && warmestFeelsLikeC >= HEAT_ADVISORY_C, null, labels.sportLater(sportTime), 'caution'],
];
