import { cookies, headers } from 'next/headers';
import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { isRealPlace } from '../shared-links/real-place';
import { SHOWN_PLACE_HEADER } from '../shared-links/shared-link';

export interface PagePlace {
  place: Place;
  /** True if the user chose it. */
  isOwn: boolean;
}

/** Returns the place that this browser stored, else that of its shared link, else the default. */
export async function readPlace(): Promise<PagePlace> {
  const stored = parsePlace((await cookies()).get(PLACE_COOKIE)?.value);
  const own = stored && isRealPlace(stored) ? stored : null;
  const shown = parsePlace((await headers()).get(SHOWN_PLACE_HEADER) ?? undefined);
  return { place: own ?? shown ?? DEFAULT_PLACE, isOwn: own !== null };
}
