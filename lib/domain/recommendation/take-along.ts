import type { CategoryId } from '@/lib/contract/category';
import type { TakeAlong } from '@/lib/contract/outfit';
import type { Demands } from './demands';
import type { ExtraLayer } from './extra-layer';
import { HAT_BELOW_C, SCARF_BELOW_C, type Fit } from './fit';
import type { PictureTraits } from './picture-traits';
import { isSport } from './purposes';
import type { Traits } from './traits';
import { needsUmbrella } from './needs-umbrella';
import { getReplacementShoes, type ReplacementShoes } from './wet-shoes';

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
  sportTime: string | null = null,
): TakeAlong[] {
  const suggestions = [
    ...getRainItems(outfit, categoryId, demands),
    ...getSunAndDustItems(outfit, demands),
    ...getColdItems(outfit, demands),
    ...getWarnings(demands),
    ...getHeatItems(demands),
    ...(isSport(categoryId) ? getSportWarnings(demands, sportTime) : []),
  ];
  return suggestions.flatMap(([isWanted, kind, label, group]) =>
    isWanted ? [{ kind, label, ...(group && { group }) }] : [],
  );
}

const SHOE_LABELS: Record<ReplacementShoes, string> = {
  'rain-boots': '레인부츠',
  'waterproof-shoes': '젖지 않는 신발',
};

type Suggestions = [isWanted: boolean, kind: TakeAlongKind, label: string, group?: TakeAlong['group']][];

function getRainItems({ traits, picture }: FittedOutfit, categoryId: CategoryId, demands: Demands): Suggestions {
  const { umbrella, gale, rain, snow, rainDoubt } = demands;
  const shoes = getReplacementShoes(traits, demands, categoryId);
  return [
    [
      needsUmbrella(traits, picture, categoryId, demands),
      'umbrella',
      (rain || snow) && !rainDoubt ? '우산' : '접이식 우산',
    ],
    [umbrella && gale && !picture.hoodedShell, 'other', '모자 달린 방수 재킷', 'add'],
    ...(shoes ? [[true, 'boots', SHOE_LABELS[shoes]] satisfies Suggestions[number]] : []),
  ];
}

function getSunAndDustItems(
  { traits }: FittedOutfit,
  { mask, strongSun, rain, gale, coldestFeelsLikeC }: Demands,
): Suggestions {
  return [
    [mask !== null && !traits.mask, 'mask', `${mask} 마스크`],
    [strongSun && !gale && !traits.headwear && coldestFeelsLikeC > HAT_BELOW_C, 'hat', '챙 있는 모자'],
    [strongSun && !rain && !traits.eyewear, 'sunglasses', '선글라스'],
  ];
}

function getColdItems({ traits, fit, extra, isIndoors, coatDoubt }: FittedOutfit, demands: Demands): Suggestions {
  const { coldestFeelsLikeC, warmestC } = demands;
  const biting = coldestFeelsLikeC <= SCARF_BELOW_C;
  const coolIndoors = warmestC >= AIR_CONDITIONED_FROM_C && isIndoors && !traits.layered;
  return [
    [biting && !traits.neckwear, 'scarf', '목도리'],
    [biting && !traits.handwear, 'gloves', '장갑'],
    [coldestFeelsLikeC <= HAT_BELOW_C && !traits.headwear, 'hat', '귀를 덮는 모자'],
    [fit.thermals, 'other', '받쳐 입을 발열 내의', 'add'],
    [fit.extra, extra?.kind ?? 'other', `${traits.layered ? '안에 받쳐 입을' : '걸칠'} ${extra?.name ?? ''}`, 'add'],
    [coolIndoors && !fit.extra, 'cardigan', '냉방 대비 얇은 가디건'],
    [coatDoubt && !coolIndoors && !fit.extra && !traits.layered, 'cardigan', `혹시 몰라 ${extra?.name ?? ''}`],
  ];
}

const getWarnings = ({ coldestFeelsLikeC, strongestWindMps }: Demands): Suggestions => [
  [coldestFeelsLikeC <= STAY_INSIDE_BELOW_C, 'other', '바깥에 있는 시간은 짧게', 'caution'],
  [strongestWindMps >= WIND_WARNING_MPS, 'other', '바람이 잦아들 때까지 실내에', 'caution'],
  [
    strongestWindMps >= WIND_ADVISORY_MPS && strongestWindMps < WIND_WARNING_MPS,
    'other',
    '강풍에 바깥에 있는 시간은 짧게',
    'caution',
  ],
];

/** Water, shade and little time outside. Source: 질병관리청, 온열질환 예방수칙. */
const getHeatItems = ({ warmestFeelsLikeC }: Demands): Suggestions => [
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, 'other', '물 한 병'],
  [warmestFeelsLikeC >= HEAT_ADVISORY_C, 'other', '그늘에서 자주 쉬기', 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_ADVISORY_C, HEAT_WARNING_C), 'other', '한낮 바깥 시간은 짧게', 'caution'],
  [isBetween(warmestFeelsLikeC, HEAT_WARNING_C, EXTREME_HEAT_C), 'other', '낮 12–5시 바깥 시간은 짧게', 'caution'],
  [warmestFeelsLikeC >= EXTREME_HEAT_C, 'other', '한낮에는 시원한 실내에', 'caution'],
];

const isBetween = (value: number, from: number, until: number): boolean => value >= from && value < until;

/** Another time or place for sport in heat and very bad air. Source of the latter: 에어코리아, 행동요령. */
const getSportWarnings = ({ warmestFeelsLikeC, mask }: Demands, sportTime: string | null): Suggestions => [
  [mask === 'KF94', 'other', '운동은 실내에서, 밖에선 마스크 쓰고 걷기', 'caution'],
  [
    mask !== 'KF94' && warmestFeelsLikeC >= HEAT_ADVISORY_C,
    'other',
    `운동은 ${sportTime ?? '시원한 실내에서'}`,
    'caution',
  ],
];
