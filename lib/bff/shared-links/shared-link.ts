import { formatPlace } from '@/lib/domain/place';
import { parseSharedLook, type SharedLook } from '@/lib/domain/shared-look';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { isRealPlace } from './real-place';

/**
 * Parses a shared link. Returns null if its place does not exist, because the page would show any text. An outfit that
 * does not exist is left out, because each one is a page of its own.
 */
export function readSharedLink(query: URLSearchParams): SharedLook | null {
  const look = parseSharedLook(query);
  if (!look || !isRealPlace(look.place)) return null;
  return OUTFITS.some(({ id }) => id === look.outfitId) ? look : { ...look, outfitId: null };
}

/** Request header in which `middleware.ts` passes the place of a shared link to layouts, which cannot read the query. */
export const SHOWN_PLACE_HEADER = 'x-nalot-shown-place';

/** Returns the header for a page's request. It is always set, so that a client's own value is overwritten. */
export function getShownPlaceHeaders(query: URLSearchParams): Record<string, string> {
  const look = readSharedLink(query);
  return { [SHOWN_PLACE_HEADER]: look ? formatPlace(look.place) : '' };
}
