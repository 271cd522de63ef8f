'use client';

import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { DAY_S } from '@/lib/contract/durations';
import type { getRegion } from '@/lib/contract/region';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { formatPlace, PLACE_COOKIE, type Place } from '@/lib/domain/place';
import { apiGet } from '../api/api';
import { CallFailure } from '../api/call-failure';
import { currentPosition, type PositionFailure } from './geolocation';
import { orderWorker } from '../pwa/worker';

const COOKIE_MAX_AGE_S = 180 * DAY_S;

/** How an attempt to find the person's place ended. */
export type LocateOutcome = 'located' | PositionFailure | 'outside' | 'failed';

interface PlaceState {
  place: Place;
  /** Whether the place is the person's own and not the default. */
  isOwn: boolean;
  locating: boolean;
  /** Asks the device and the region call; on any failure the place stays what it was. */
  locate: () => Promise<LocateOutcome>;
  /** The device was found outside the country: the place is none that the person is at. */
  isOutside: boolean;
  /** Goes to a place that the person named. */
  goTo: (point: Coordinates) => Promise<void>;
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

/** Holds the place: first what the server drew, then what the device says once the person allows it. */
export function PlaceProvider({ initial, isOwn: initiallyOwn, children }: Props) {
  const [place, setPlace] = useState(initial);
  const [isOwn, setIsOwn] = useState(initiallyOwn);
  const [locating, setLocating] = useState(false);
  const [isOutside, setIsOutside] = useState(false);

  const goTo = useCallback(async (point: Coordinates) => {
    const found = await placeOf(point);
    setPlace((known) => (formatPlace(known) === formatPlace(found) ? known : found));
    setIsOwn(true);
    setIsOutside(false);
    storePlace(found);
  }, []);

  const locate = useCallback(async (): Promise<LocateOutcome> => {
    setLocating(true);
    try {
      const position = await currentPosition();
      if (!position.ok) return position.reason;
      await goTo(position.point);
      return 'located';
    } catch (error) {
      const isAbroad = error instanceof CallFailure && error.code === 'OUTSIDE_SERVICE_AREA';
      setIsOutside(isAbroad);
      return isAbroad ? 'outside' : 'failed';
    } finally {
      setLocating(false);
    }
  }, [goTo]);

  const state = useMemo(
    () => ({ place, isOwn, locating, locate, isOutside, goTo }),
    [place, isOwn, locating, locate, isOutside, goTo],
  );
  return <PlaceContext value={state}>{children}</PlaceContext>;
}

// Three decimals are about 100 m: enough to name a district, and all that leaves the device.
const coarse = (degrees: number) => Math.round(degrees * 1000) / 1000;

async function placeOf(point: Coordinates): Promise<Place> {
  const region = await apiGet<typeof getRegion>('/api/v1/region', {
    query: { lat: coarse(point.lat), lon: coarse(point.lon) },
  });
  return { cell: toGridCell(point), region };
}

function storePlace(place: Place): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const cookie = `${PLACE_COOKIE}=${formatPlace(place)}`;
  const isKnown = document.cookie.includes(cookie);
  document.cookie = `${cookie}; path=/; max-age=${COOKIE_MAX_AGE_S}; samesite=lax${secure}`;
  if (!isKnown) orderWorker('draw-screens-anew');
}
