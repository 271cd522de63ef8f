'use client';

import { DAY_S } from '@/lib/contract/durations';
import { formatPlace, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { sendToWorker } from '../pwa/worker';
import { stored } from '../storage/stored';

const COOKIE_MAX_AGE_S = 180 * DAY_S;

/** A place that the person chose by its name; while it is on screen, nobody asks where they are. */
export interface ChosenPlace {
  place: Place;
  /** Which of the saved places it is; null for one that was only looked up. */
  savedId: string | null;
}

export const chosenPlace = stored<ChosenPlace>('local', 'chosen-place');

/** Where the person was when they last chose another place: the way back, as coarse as the place itself. */
export const lastDevicePlace = stored<Place>('local', 'last-here');

export const isSamePlace = (one: Place, other: Place): boolean => formatPlace(one) === formatPlace(other);

/** The cookie that tells the server of a place, as it is; null where there is none. */
export function readPlaceCookie(): string | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${PLACE_COOKIE}=`));
  return cookie?.slice(PLACE_COOKIE.length + 1) ?? null;
}

/** The place that this browser tells the server of; null where it has none yet. */
export const getCookiePlace = (): Place | null => parsePlace(readPlaceCookie() ?? undefined);

/** Tells the server of a place, for the next page that it draws; and the worker, whose pages show another. */
export function storePlace(place: Place): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${PLACE_COOKIE}=${formatPlace(place)}`;
  const isKnown = document.cookie.includes(cookie);
  document.cookie = `${cookie}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax${secure}`;
  if (!isKnown) sendToWorker('draw-screens-anew');
}

/** Whether the place that the next page is drawn for is one that the person chose by its name. */
export function isPlaceChosen(): boolean {
  const [known, chosen] = [getCookiePlace(), chosenPlace.read()];
  return known !== null && chosen !== null && isSamePlace(known, chosen.place);
}
