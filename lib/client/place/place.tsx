'use client';

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import type { noteLocationUse } from '@/lib/contract/own-data';
import type { getRegion } from '@/lib/contract/region';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { parsePlace, type Place } from '@/lib/domain/place';
import { HOME_PATH } from '@/lib/routes';
import { apiGet, apiSend } from '../api/api';
import { CallFailure } from '../api/call-failure';
import { useStored } from '../storage/stored';
import { renameDistricts } from './rename-districts';
import { getCurrentPosition, type PositionFailure } from './geolocation';
import {
  chosenPlace,
  isSamePlace,
  lastDevicePlace,
  readPlaceCookie,
  storePlace,
  type ChosenPlace,
} from './stored-place';
import { noSubscription, useBrowserValue } from '../storage/browser-value';
import { userStorage } from '../session/user-storage';
import { useSharedLook } from './shared-look';

/** Outcome of locating the user; 'left' if they chose another place by name meanwhile. */
export type LocateOutcome = 'located' | PositionFailure | 'outside' | 'failed' | 'left';

interface PlaceState {
  place: Place;
  /** The place comes from the device or the user; false for the default place. */
  isOwn: boolean;
  /** The place that the user chose by name, if it is on screen; null if the place follows the device. */
  chosen: ChosenPlace | null;
  locating: boolean;
  /** Moves to the device's position. On any failure the place does not change. */
  locate: () => Promise<LocateOutcome>;
  isOutside: boolean;
  /** The place is that of a shared link. It is not stored; the user's own place returns with the link's end. */
  isShared: boolean;
  /** Moves to a place that the user named, and stays there. */
  choose: (place: Place, savedId?: string | null) => void;
  /** Like `choose`, for a point whose district names are fetched first. */
  chooseAt: (point: Coordinates) => Promise<void>;
  /** Moves to the device's last known place, without querying its position. */
  returnToDevice: (here: Place) => void;
}

const PlaceContext = createContext<PlaceState | null>(null);

export function usePlace(): PlaceState {
  const state = use(PlaceContext);
  if (!state) throw new Error('usePlace needs a PlaceProvider above it.');
  return state;
}

interface Props {
  initial: Place;
  isOwn: boolean;
  children: ReactNode;
}

/** Starts with the place that the server rendered. */
export function PlaceProvider({ initial, isOwn: initiallyOwn, children }: Props) {
  const [ownPlace, setPlace] = useState(initial);
  const [isOwnKnown, setIsOwn] = useState(initiallyOwn);
  const [sharedPlace, endShared] = useSharedPlace();
  const place = sharedPlace ?? ownPlace;
  const isOwn = isOwnKnown && sharedPlace === null;
  const [locating, setLocating] = useState(false);
  const [isOutside, setIsOutside] = useState(false);
  const lastChoice = useStored(chosenPlace);
  const chosen = lastChoice && isOwn && isSamePlace(lastChoice.place, place) ? lastChoice : null;
  const choices = useRef(0);

  // A page from the worker's cache may show an older place than the cookie, which this or another tab has changed.
  const cookie = useBrowserValue(noSubscription, readPlaceCookie, () => null);
  const [lastCookie, setLastCookie] = useState<string | null>(null);
  if (cookie !== lastCookie) {
    setLastCookie(cookie);
    const newer = parsePlace(cookie ?? undefined);
    if (newer && !isSamePlace(newer, ownPlace)) setPlace(newer);
    if (newer) setIsOwn(true);
  }

  // Synchronises with the browser's storage, whose places may have the names of before a reform.
  useEffect(() => {
    const replace = (renamed: Place | null) =>
      renamed &&
      setPlace((current) => (isSamePlace({ ...current, region: renamed.region }, renamed) ? renamed : current));
    renameDistricts(Date.now()).then(replace, () => {});
  }, []);

  const show = useCallback(
    (next: Place) => {
      setPlace((current) => (isSamePlace(current, next) ? current : next));
      setIsOwn(true);
      setIsOutside(false);
      endShared();
    },
    [endShared],
  );
  const goTo = useCallback(
    (next: Place) => {
      show(next);
      storePlace(next);
    },
    [show],
  );

  const follow = useCallback(
    (here: Place) => {
      chosenPlace.write(null);
      goTo(here);
    },
    [goTo],
  );
  const isHere = isOwn && chosen === null;
  const choose = useCallback(
    (next: Place, savedId: string | null = null) => {
      choices.current += 1;
      if (isHere) lastDevicePlace.write(place);
      chosenPlace.write({ place: next, savedId });
      goTo(next);
    },
    [isHere, place, goTo],
  );
  const chooseAt = useCallback(async (point: Coordinates) => choose(await fetchPlace(point)), [choose]);

  const locate = useCallback(async (): Promise<LocateOutcome> => {
    const choicesBefore = choices.current;
    setLocating(true);
    try {
      const position = await getCurrentPosition();
      if (!position.ok) return position.reason;
      const here = await fetchPlace(position.point);
      if (choicesBefore !== choices.current) return 'left';
      follow(here);
      noteUse();
      return 'located';
    } catch (error) {
      const isAbroad = error instanceof CallFailure && error.code === 'OUTSIDE_SERVICE_AREA';
      setIsOutside(isAbroad);
      return isAbroad ? 'outside' : 'failed';
    } finally {
      setLocating(false);
    }
  }, [follow]);

  const isShared = sharedPlace !== null;
  const state = useMemo(
    () => ({ place, isOwn, isShared, chosen, locating, locate, isOutside, choose, chooseAt, returnToDevice: follow }),
    [place, isOwn, isShared, chosen, locating, locate, isOutside, choose, chooseAt, follow],
  );
  return <PlaceContext value={state}>{children}</PlaceContext>;
}

/**
 * Returns the place of the shared link on home, until the user moves to another place or opens home without a link. It
 * stays on the weather screen, whose address does not contain it.
 */
function useSharedPlace(): [Place | null, () => void] {
  const look = useSharedLook();
  const isHome = usePathname() === HOME_PATH;
  const [latest, setLatest] = useState(look);
  const [isOver, setIsOver] = useState(false);
  if (isHome && look !== latest) {
    setLatest(look);
    setIsOver(false);
  }
  const end = useCallback(() => setIsOver(true), []);
  return [isOver || !latest ? null : latest.place, end];
}

/** Records for members that the position was used. If that fails, the place is shown all the same. */
function noteUse(): void {
  if (userStorage.read()) void apiSend<typeof noteLocationUse>('POST', '/api/v1/location-use').catch(() => undefined);
}

// Three decimals are about 100 m. That is enough to name a district, and nothing more precise leaves the device.
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

async function fetchPlace(point: Coordinates): Promise<Place> {
  const region = await apiGet<typeof getRegion>('/api/v1/region', {
    query: { lat: coarse(point.lat), lon: coarse(point.lon) },
  });
  return { cell: toGridCell(point), region };
}
