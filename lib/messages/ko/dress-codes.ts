import type { DressCode } from '@/lib/contract/dress-code';

/** Begins the reason of an outfit if the wardrobe has nothing that suits the occasion in this weather. */
export const dressCodes: Record<DressCode, { closest: string }> = {
  wedding: { closest: '세미 정장은 없어 가장 가까운 옷을 골랐어요.' },
  funeral: { closest: '검은 정장은 없어 가장 가까운 옷을 골랐어요.' },
  interview: { closest: '면접 정장은 없어 가장 가까운 옷을 골랐어요.' },
};
