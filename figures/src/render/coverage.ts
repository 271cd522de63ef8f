import DRESSED_PICTURES from '../../../data/outfits/dressed-pictures.json';
import { addToOutfit, parsePictureId } from '../../../lib/domain/wardrobe/additions';
import { OUTFIT_TABLES, OUTFITS } from '../../../lib/domain/wardrobe/outfits';
import type { Subject } from './render-outfit';

/** Warmth levels by the urgency of a missing picture: the cold half of the year first. */
const LEVELS = ['E', 'G', 'I', 'C', 'A', 'H', 'D', 'F', 'B'] as const;

/**
 * Returns all pictures: the first outfit of every gender, category and level, then the second of each, and so on; then
 * outfits with additions, the most frequent first.
 */
export function listByPriority(): Subject[] {
  const most = Math.max(...OUTFIT_TABLES.flatMap(({ table }) => Object.values(table).map((row) => row.length)));
  const outfits = Array.from({ length: most }, (_, place) =>
    LEVELS.flatMap((level) => OUTFIT_TABLES.flatMap(({ table }) => table[level][place] ?? [])),
  ).flat();
  return [...outfits.map((outfit) => ({ pictureId: outfit.id, outfit })), ...DRESSED_PICTURES.map(findSubject)];
}

/** Returns the outfit of a picture with its additions. Throws if the wardrobe has no such outfit. */
export function findSubject(pictureId: string): Subject {
  const parsed = parsePictureId(pictureId);
  const outfit = OUTFITS.find(({ id }) => id === parsed?.outfitId);
  if (!parsed || !outfit) throw new Error(`Unknown picture: ${pictureId}`);
  return { pictureId, outfit: addToOutfit(outfit, parsed.additions) };
}
