import type { CategoryKey } from '@/lib/contract/category';

/** Occasions of the categories on the onboarding slides. Null if the slides do not mention one. */
export const occasions: Record<CategoryKey, string | null> = {
  daily: null,
  business: '출근',
  date: '데이트',
  activity: '운동',
};
