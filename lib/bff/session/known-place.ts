import { cookies } from 'next/headers';
import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';

export interface KnownPlace {
  place: Place;
  /** Whether it is the person's own and not the default. */
  isOwn: boolean;
}

/** The place that this browser last told of, else the default one. */
export async function knownPlace(): Promise<KnownPlace> {
  const own = parsePlace((await cookies()).get(PLACE_COOKIE)?.value);
  return { place: own ?? DEFAULT_PLACE, isOwn: own !== null };
}
