import { parseCategoryId, type CategoryId } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import { formatPlace, parsePlace, type Place } from './place';

/** Content of a shared link: a place and one of its outfits of the day. It contains no personal data. */
export interface SharedLook {
  place: Place;
  categoryId: CategoryId;
  /** null: the first outfit. */
  outfitId: string | null;
}

/** Returns the gender of an outfit, with which its id begins; null if the id is not from this wardrobe. */
export const getOutfitGender = (outfitId: string): Gender | null =>
  GENDERS.find((gender) => outfitId.startsWith(`${gender.toLowerCase()}-`)) ?? null;

const formatSharedLookQuery = ({ place, categoryId, outfitId }: SharedLook): string =>
  `place=${formatPlace(place)}&category=${categoryId}${outfitId === null ? '' : `&outfit=${outfitId}`}`;

/** Parses the query of a shared link. Returns null if it has no valid place. */
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

/** Returns the URL of a look on the page at `path`. */
export const formatSharedLookPath = (path: string, look: SharedLook): string =>
  `${path}?${formatSharedLookQuery(look)}`;
