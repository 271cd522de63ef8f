import type { LastFeeling } from '@/lib/contract/comfort';

/** Effect of the last feedback on recommendations: a change, none yet, or the reason why it was ignored. */
export type FeelingEffect = 'warmer' | 'lighter' | 'noted' | NonNullable<LastFeeling['ignored']>;

export function getFeelingEffect({ offsetBefore, offsetAfter, ignored }: LastFeeling): FeelingEffect {
  if (offsetAfter < offsetBefore) return 'warmer';
  if (offsetAfter > offsetBefore) return 'lighter';
  return ignored ?? 'noted';
}
