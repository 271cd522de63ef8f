'use client';

import { DEFAULT_PLACE, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';

/** Where the person last was, as the cookie has it for the server: for screens that need no more of a place. */
export function lastPlace(): Place {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${PLACE_COOKIE}=`));
  return parsePlace(cookie?.slice(PLACE_COOKIE.length + 1)) ?? DEFAULT_PLACE;
}
