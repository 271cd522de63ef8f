import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { TakeAlong } from '@/lib/contract/outfit';
import type { Demands } from './demands';
import { SCARF_BELOW_C, type Fit } from './fit';
import type { Traits } from './traits';

type TakeAlongKind = TakeAlong['kind'];

/** Offices and restaurants are cooled from this temperature on. */
const COOLED: readonly CategoryId[] = [CATEGORY_ID.business, CATEGORY_ID.date];
const AIR_CONDITIONED_FROM_C = 28;
/** Below this one should not stay outside for long (KMA's cold grade 3 of section 1). */
const STAY_INSIDE_BELOW_C = -15.4;
const REST_FROM_HEAT_C = 35;

/** What to take beside the clothes; what the outfit already has is not said twice. */
export function takeAlongFor(traits: Traits, fit: Fit, categoryId: CategoryId, demands: Demands): TakeAlong[] {
  const biting = demands.coldestFeelsLikeC <= SCARF_BELOW_C;
  const coolIndoors = demands.warmestC >= AIR_CONDITIONED_FROM_C && COOLED.includes(categoryId);
  const wanted: [boolean, TakeAlongKind, string][] = [
    [demands.umbrella, 'umbrella', demands.rain || demands.snow ? '우산' : '접이식 우산'],
    [demands.heavyRain && !traits.boots, 'boots', '레인부츠'],
    [demands.mask !== null, 'mask', `${demands.mask} 마스크`],
    [demands.strongSun && !traits.headwear, 'hat', '챙 있는 모자'],
    [demands.strongSun && !traits.sunglasses, 'sunglasses', '선글라스'],
    [biting && !traits.neckwear, 'scarf', '목도리'],
    [biting && !traits.handwear, 'gloves', '장갑'],
    [coolIndoors && !traits.layered, 'cardigan', '냉방 대비 얇은 가디건'],
    [fit.thermals, 'other', '받쳐 입을 발열 내의'],
    [fit.tooThin && !(coolIndoors && !traits.layered), ...oneMore(demands.coldestC)],
    [demands.coldestFeelsLikeC <= STAY_INSIDE_BELOW_C, 'other', '바깥에 있는 시간은 짧게'],
    [demands.warmestFeelsLikeC >= REST_FROM_HEAT_C, 'other', '물 한 병'],
  ];
  return wanted.flatMap(([wants, kind, label]) => (wants ? [{ kind, label }] : []));
}

/** What to add where the outfit is too thin for the coldest hour. */
const oneMore = (coldestC: number): [TakeAlongKind, string] =>
  coldestC >= 12 ? ['cardigan', '쌀쌀할 때 걸칠 가디건'] : ['other', '한 겹 더 걸칠 겉옷'];
