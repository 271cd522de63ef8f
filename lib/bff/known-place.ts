import { cookies } from 'next/headers';
import { cache } from 'react';
import { getRegion } from '@/lib/contract/region';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { cellOf, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { readShared } from './read-shared';

export interface KnownPlace {
  place: Place;
  /** Whether it is the person's own and not the default. */
  isOwn: boolean;
}

/** The place that this browser last told of, else the default one. Once a request. */
export const knownPlace = cache(async (): Promise<KnownPlace> => {
  const own = parsePlace((await cookies()).get(PLACE_COOKIE)?.value);
  if (own) return { place: own, isOwn: true };
  const region = await readShared(getRegion, { query: DEFAULT_COORDINATES });
  return { place: { cell: cellOf(DEFAULT_COORDINATES), region }, isOwn: false };
});
