import { getOutfitClo, WARMTH_LEVELS, getWarmthLevel } from '../../lib/domain/wardrobe/insulation';
import { OUTFITS } from '../../lib/domain/wardrobe/outfits';
import { CATEGORIES } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { KO } from '@/lib/messages/ko/messages';

const GENDER_NAMES: Record<Gender, string> = { FEMALE: '여성', MALE: '남성' };

const CLOSETS = GENDERS.flatMap((gender) =>
  CATEGORIES.map(({ id, key }) => [`${GENDER_NAMES[gender]} ${KO.categories[key]}`, gender, id] as const),
);

/**
 * Formats the numbers of outfits by gender, category and warmth level as a Markdown table. An outfit counts in all its
 * categories.
 */
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
