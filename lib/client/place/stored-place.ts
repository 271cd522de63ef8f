'use client';

import { DAY_S } from '@/lib/contract/durations';
import { formatPlace, parsePlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { sendToWorker } from '../pwa/worker';
import { stored } from '../storage/stored';

const COOKIE_MAX_AGE_S = 180 * DAY_S;

/** A place that the user chose by name. While it is on screen, the device's position is not requested. */
export interface ChosenPlace {
  place: Place;
  savedId: string | null;
}

export const chosenPlace = stored<ChosenPlace>('local', 'chosen-place');

/** The device's place before the user last chose another one, to which they can return. */
export const lastDevicePlace = stored<Place>('local', 'last-here');

export const isSamePlace = (one: Place, other: Place): boolean => formatPlace(one) === formatPlace(other);

export function readPlaceCookie(): string | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${PLACE_COOKIE}=`));
  return cookie?.slice(PLACE_COOKIE.length + 1) ?? null;
}

export const getCookiePlace = (): Place | null => parsePlace(readPlaceCookie() ?? undefined);

/** Stores the place in a cookie for the server. If it changed, the worker's cached pages are stale. */
export function storePlace(place: Place): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${PLACE_COOKIE}=${formatPlace(place)}`;
  const isUnchanged = document.cookie.includes(cookie);
  document.cookie = `${cookie}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax${secure}`;
  if (!isUnchanged) sendToWorker('draw-screens-anew');
}

export function isPlaceChosen(): boolean {
  const [current, chosen] = [getCookiePlace(), chosenPlace.read()];
  return current !== null && chosen !== null && isSamePlace(current, chosen.place);
}
