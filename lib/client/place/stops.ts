'use client';

import { useCallback } from 'react';
import { placeOfSaved } from '@/lib/domain/saved-place';
import type { Place } from '@/lib/domain/place';
import { useStored } from '../storage/stored';
import { geolocationPermission } from './geolocation';
import { usePlace } from './place';
import { useSavedPlaces } from './saved-places';
import { lastHere } from './stored-place';

/** A place that one can go to with a swipe. */
export interface Stop {
  key: string;
  place: Place;
  /** How the person calls it; null where they have given it no name. */
  name: string | null;
  /** Where the device is. */
  isHere: boolean;
  savedId: string | null;
}

const HERE = { key: 'here', name: null, isHere: true, savedId: null };
const LOOKED_UP = { key: 'looked-up', name: null, isHere: false, savedId: null };

/** Where one can go, in the order of the list: where the device was, the saved places, one that was looked up. */
export function useStops(): { stops: Stop[]; current: Stop; go: (stop: Stop) => void } {
  const { place, isOwn, chosen, locate, choose, goBack } = usePlace();
  const saved = useSavedPlaces();
  const before = useStored(lastHere);
  const here = chosen ? before : isOwn ? place : null;
  const named = saved.map((each) => ({
    key: each.id,
    place: placeOfSaved(each),
    name: each.name,
    isHere: false,
    savedId: each.id,
  }));
  const isSaved = named.some(({ savedId }) => savedId === chosen?.savedId);
  const stops: Stop[] = [
    ...(here ? [{ ...HERE, place: here }] : []),
    ...named,
    ...(chosen && !isSaved ? [{ ...LOOKED_UP, place }] : []),
  ];
  const currentKey = chosen ? (isSaved ? chosen.savedId : LOOKED_UP.key) : HERE.key;
  const current = stops.find(({ key }) => key === currentKey) ?? { ...HERE, place };
  const go = useCallback(
    (stop: Stop) => {
      if (!stop.isHere) return choose(stop.place, stop.savedId);
      goBack(stop.place);
      void geolocationPermission().then((permission) => {
        if (permission === 'granted') void locate();
      });
    },
    [choose, goBack, locate],
  );
  return { stops, current, go };
}
