import type { CategoryId } from '@/lib/contract/category';
import type { Demands } from './demands';
import type { PictureTraits } from './picture-traits';
import { isSport } from './purposes';
import type { Traits } from './traits';

/**
 * Returns whether to take an umbrella along. Not in sport, which needs free hands, and not in a gale, which breaks it.
 */
export function needsUmbrella(
  { umbrella: isPictured }: Pick<Traits, 'umbrella'>,
  { hoodedShell }: Pick<PictureTraits, 'hoodedShell'>,
  categoryId: CategoryId,
  { umbrella, gale, rain }: Demands,
): boolean {
  const needsHands = isSport(categoryId) && (hoodedShell || !rain);
  return umbrella && !gale && !needsHands && !isPictured;
}
