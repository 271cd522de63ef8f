import type { LastFeeling } from '@/lib/contract/comfort';
import { getFeelingEffect } from '@/lib/domain/recommendation/feeling-effect';
import type { ShownEffect } from '@/lib/domain/recommendation/shown-effect';

const EFFECT_TEXTS = {
  warmer: '다음부터 조금 더 따뜻하게 추천할게요.',
  lighter: '다음부터 조금 더 가볍게 추천할게요.',
  noted: '기억해 둘게요. 답이 모이면 추천이 달라져요.',
  'nothing-lighter': '더 가벼운 옷이 없던 날이라 추천은 그대로 둘게요.',
  'nothing-warmer': '더 따뜻한 옷이 없던 날이라 추천은 그대로 둘게요.',
  'weather-unknown': '그날 날씨를 알 수 없어 추천은 그대로 둘게요.',
} as const;

/** Describes the effect of feedback right after it was given. */
export const describeEffect = (last: LastFeeling): string => EFFECT_TEXTS[getFeelingEffect(last)];

const SHOWN_EFFECT_TEXTS: Record<ShownEffect, string> = {
  'layer-more': '지난번 추웠다고 하셔서 한 겹 더했어요.',
  warmer: '지난번 추웠다고 하셔서 더 따뜻하게 골랐어요.',
  'layer-less': '지난번 더웠다고 하셔서 한 겹 덜었어요.',
  lighter: '지난번 더웠다고 하셔서 더 가볍게 골랐어요.',
};

/** Describes the effect of feedback on the outfit that it changed. */
export const describeShownEffect = (effect: ShownEffect): string => SHOWN_EFFECT_TEXTS[effect];
