import type { RemainingOutfits } from '@/lib/contract/outfit';

const TEXTS: Record<RemainingOutfits, string | null> = {
  enough: null,
  few: '안 입는 옷을 빼니 오늘은 남는 옷차림이 적어요.',
  'none-suits': '안 입는 옷을 빼니 날씨에 꼭 맞는 옷이 없어 가장 가까운 것을 골랐어요.',
};

/** Describes a recommendation that leaves out garments the user never wears. Returns null if enough outfits remain. */
export const describeRemaining = (remaining: RemainingOutfits = 'enough'): string | null => TEXTS[remaining];
