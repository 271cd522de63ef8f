import type { RemainingOutfits } from '@/lib/contract/outfit';

const REMAINING: Record<RemainingOutfits, string> = {
  enough: '빼고도 오늘 어울리는 옷차림이 넉넉해요.',
  few: '이대로면 오늘은 남는 옷차림이 적어요.',
  'none-suits': '이대로면 오늘 날씨에 꼭 맞는 옷이 없어 가장 가까운 것을 보여 드려요.',
};

/** Clothes that the user never wears. */
export const neverWear = {
  choose: '안 입거나 없는 옷을 골라 주세요',
  forMembers: '고른 옷은 추천과 알림에서 빼 드려요.',
  forVisitors: '고른 옷은 추천에서 빼 드려요. 이 기기에만 저장돼요.',
  saveFailed: '저장하지 못했어요.',
  remaining: REMAINING,
};
