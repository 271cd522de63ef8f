import { getOutfitClo, WARMTH_LEVELS, getWarmthLevel } from '../../lib/domain/wardrobe/insulation';
import { OUTFITS } from '../../lib/domain/wardrobe/outfits';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';

const CLOSETS: readonly [string, Gender, CategoryId][] = [
  ['여성 비즈니스', 'FEMALE', CATEGORY_ID.business],
  ['여성 데일리', 'FEMALE', CATEGORY_ID.daily],
  ['여성 활동', 'FEMALE', CATEGORY_ID.activity],
  ['여성 데이트', 'FEMALE', CATEGORY_ID.date],
  ['남성 비즈니스', 'MALE', CATEGORY_ID.business],
  ['남성 데일리', 'MALE', CATEGORY_ID.daily],
  ['남성 활동', 'MALE', CATEGORY_ID.activity],
  ['남성 데이트', 'MALE', CATEGORY_ID.date],
];

/** The counts of outfits by closet and warmth level, as a Markdown table. An outfit counts in each category it serves. */
export function summaryTable(): string {
  const rows = CLOSETS.map(([name, gender, categoryId]) => {
    const levels = OUTFITS.filter((outfit) => outfit.gender === gender && outfit.categoryIds.includes(categoryId)).map(
      (outfit) => getWarmthLevel(getOutfitClo(outfit)),
    );
    const counts = WARMTH_LEVELS.map((level) => levels.filter((other) => other === level).length);
    return row([name, ...counts, levels.length]);
  });
  return [row(['', ...WARMTH_LEVELS, 'all']), row(['---', ...WARMTH_LEVELS.map(() => '--:'), '--:']), ...rows].join(
    '\n',
  );
}

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
