import { cookies, headers } from 'next/headers';
import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { SHOWN_PLACE_HEADER } from '../shared-links/shared-link';

export interface PagePlace {
  place: Place;
  /** Whether it is the person's own and not the default. */
  isOwn: boolean;
}

/** The place that this browser last told of; else the one that its link is about, else the default one. */
export async function readPlace(): Promise<PagePlace> {
  const own = parsePlace((await cookies()).get(PLACE_COOKIE)?.value);
  const shown = parsePlace((await headers()).get(SHOWN_PLACE_HEADER) ?? undefined);
  return { place: own ?? shown ?? DEFAULT_PLACE, isOwn: own !== null };
}
