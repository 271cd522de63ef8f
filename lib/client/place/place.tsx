'use client';

import { createContext, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { getRegion } from '@/lib/contract/region';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { parsePlace, type Place } from '@/lib/domain/place';
import { apiGet } from '../api/api';
import { CallFailure } from '../api/call-failure';
import { useStored } from '../storage/stored';
import { getCurrentPosition, type PositionFailure } from './geolocation';
import { chosenPlace, isSamePlace, lastDevicePlace, readPlaceCookie, storePlace, type ChosenPlace } from './stored-place';
import { noSubscription, useBrowserValue } from '../storage/browser-value';

/** How an attempt to find the person's place ended; 'left': meanwhile they chose another one by its name. */
export type LocateOutcome = 'located' | PositionFailure | 'outside' | 'failed' | 'left';

interface PlaceState {
  place: Place;
  /** Whether the place is the person's own and not the default. */
  isOwn: boolean;
  /** The place that they chose by its name, while it is the one on screen; null where it follows the device. */
  chosen: ChosenPlace | null;
  locating: boolean;
  /** Asks the device and the region call; on any failure the place stays what it was. */
  locate: () => Promise<LocateOutcome>;
  /** The device was found outside the country: the place is none that the person is at. */
  isOutside: boolean;
  /** Goes to a place that the person named, and stays there. */
  choose: (place: Place, savedId?: string | null) => void;
  /** The same by a point in it, whose names have to be asked for. */
  chooseAt: (point: Coordinates) => Promise<void>;
  /** Goes back to where the device was last, without asking it. */
  returnToDevice: (here: Place) => void;
}

const PlaceContext = createContext<PlaceState | null>(null);

/** The place that every screen below speaks of. */
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

/** Holds the place: first what the server drew, then what the person chooses or the device says once they allow it. */
export function PlaceProvider({ initial, isOwn: initiallyOwn, children }: Props) {
  const [place, setPlace] = useState(initial);
  const [isOwn, setIsOwn] = useState(initiallyOwn);
  const [locating, setLocating] = useState(false);
  const [isOutside, setIsOutside] = useState(false);
  const lastChoice = useStored(chosenPlace);
  const chosen = lastChoice && isOwn && isSamePlace(lastChoice.place, place) ? lastChoice : null;
  const choices = useRef(0);

  // A page from the worker's cache may have been drawn before the person went elsewhere, here or in another tab.
  const cookie = useBrowserValue(noSubscription, readPlaceCookie, () => null);
  const [lastCookie, setLastCookie] = useState<string | null>(null);
  if (cookie !== lastCookie) {
    setLastCookie(cookie);
    const known = parsePlace(cookie ?? undefined);
    if (known && !isSamePlace(known, place)) setPlace(known);
    if (known) setIsOwn(true);
  }

  const show = useCallback((next: Place) => {
    setPlace((known) => (isSamePlace(known, next) ? known : next));
    setIsOwn(true);
    setIsOutside(false);
  }, []);
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
    const asked = choices.current;
    setLocating(true);
    try {
      const position = await getCurrentPosition();
      if (!position.ok) return position.reason;
      const found = await fetchPlace(position.point);
      if (asked !== choices.current) return 'left';
      follow(found);
      return 'located';
    } catch (error) {
      const isAbroad = error instanceof CallFailure && error.code === 'OUTSIDE_SERVICE_AREA';
      setIsOutside(isAbroad);
      return isAbroad ? 'outside' : 'failed';
    } finally {
      setLocating(false);
    }
  }, [follow]);

  const state = useMemo(
    () => ({ place, isOwn, chosen, locating, locate, isOutside, choose, chooseAt, returnToDevice: follow }),
    [place, isOwn, chosen, locating, locate, isOutside, choose, chooseAt, follow],
  );
  return <PlaceContext value={state}>{children}</PlaceContext>;
}

// Three decimals are about 100 m: enough to name a district, and all that leaves the device.
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

async function fetchPlace(point: Coordinates): Promise<Place> {
  const region = await apiGet<typeof getRegion>('/api/v1/region', {
    query: { lat: coarse(point.lat), lon: coarse(point.lon) },
  });
  return { cell: toGridCell(point), region };
}
