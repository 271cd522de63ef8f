import type { CategoryKey } from '@/lib/contract/category';

/** Names of the categories. */
export const categories: Record<CategoryKey, string> = {
  daily: '데일리',
  business: '비즈니스',
  date: '데이트',
  activity: '활동',
};
