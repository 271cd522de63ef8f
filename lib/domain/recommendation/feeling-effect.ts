import type { LastFeeling } from '@/lib/contract/comfort';

/** What the last answer did to the outfits that come next: moved them, was noted, or why it says nothing. */
export type FeelingEffect = 'warmer' | 'lighter' | 'noted' | NonNullable<LastFeeling['ignored']>;

/** What an answer did, for the words that say so. */
export function getFeelingEffect({ offsetBefore, offsetAfter, ignored }: LastFeeling): FeelingEffect {
  if (offsetAfter < offsetBefore) return 'warmer';
  if (offsetAfter > offsetBefore) return 'lighter';
  return ignored ?? 'noted';
}
