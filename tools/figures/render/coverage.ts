import { OUTFIT_TABLES } from '../../../lib/domain/wardrobe/outfits';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';

/** Warmth levels by the urgency of a missing picture: the cold half of the year first. */
const LEVELS = ['E', 'G', 'I', 'C', 'A', 'H', 'D', 'F', 'B'] as const;

/** Returns all outfits: the first of every gender, category and level, then the second of each, and so on. */
export function listByPriority(): Outfit[] {
  const most = Math.max(...OUTFIT_TABLES.flatMap(({ table }) => Object.values(table).map((row) => row.length)));
  return Array.from({ length: most }, (_, place) =>
    LEVELS.flatMap((level) => OUTFIT_TABLES.flatMap(({ table }) => table[level][place] ?? [])),
  ).flat();
}
