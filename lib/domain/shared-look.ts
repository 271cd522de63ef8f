import { parseCategoryId, type CategoryId } from '@/lib/contract/category';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import { formatPlace, parsePlace, type Place } from './place';

/** What a shared link speaks of: a place as coarse as a forecast cell, and one of its day's outfits. Nobody is in it. */
export interface SharedLook {
  place: Place;
  categoryId: CategoryId;
  /** null: the day's first. */
  outfitId: string | null;
}

/** A look as the query of a link: `place=61.125.서울특별시.강남구&category=2&outfit=...`. */
const formatSharedLookQuery = ({ place, categoryId, outfitId }: SharedLook): string =>
  `place=${formatPlace(place)}&category=${categoryId}${outfitId === null ? '' : `&outfit=${outfitId}`}`;

/** Reads `sharedLookQuery`'s text; null where it names no place. */
export function parseSharedLook(query: URLSearchParams): SharedLook | null {
  const place = parsePlace(query.get('place') ?? undefined);
  const outfitId = query.get('outfit') ?? '';
  return (
    place && {
      place,
      categoryId: parseCategoryId(query.get('category')),
      outfitId: OUTFIT_ID.test(outfitId) ? outfitId : null,
    }
  );
}

/** The path of a page about a look. */
export const formatSharedLookPath = (path: string, look: SharedLook): string =>
  `${path}?${formatSharedLookQuery(look)}`;
