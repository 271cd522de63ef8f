'use client';

import { useCallback } from 'react';
import { toPlace } from '@/lib/domain/saved-place';
import type { Place } from '@/lib/domain/place';
import { useStored } from '../storage/stored';
import { getGeolocationPermission } from './geolocation';
import { usePlace } from './place';
import { useSavedPlaces } from './saved-places';
import { lastDevicePlace } from './stored-place';

/** A place that one can go to with a swipe. */
export interface PlaceOption {
  key: string;
  place: Place;
  /** How the person calls it; null where they have given it no name. */
  name: string | null;
  /** Where the device is. */
  isDevicePlace: boolean;
  savedId: string | null;
}

const DEVICE = { key: 'here', name: null, isDevicePlace: true, savedId: null };
const LOOKED_UP = { key: 'looked-up', name: null, isDevicePlace: false, savedId: null };

/** Where one can go, in the order of the list: where the device was, the saved places, one that was looked up. */
export function usePlaceOptions(): {
  options: PlaceOption[];
  current: PlaceOption;
  select: (stop: PlaceOption) => void;
} {
  const { place, isOwn, chosen, locate, choose, returnToDevice } = usePlace();
  const saved = useSavedPlaces();
  const before = useStored(lastDevicePlace);
  const here = chosen ? before : isOwn ? place : null;
  const named = saved.map((each) => ({
    key: each.id,
    place: toPlace(each),
    name: each.name,
    isDevicePlace: false,
    savedId: each.id,
  }));
  const isSaved = named.some(({ savedId }) => savedId === chosen?.savedId);
  const stops: PlaceOption[] = [
    ...(here ? [{ ...DEVICE, place: here }] : []),
    ...named,
    ...(chosen && !isSaved ? [{ ...LOOKED_UP, place }] : []),
  ];
  const currentKey = chosen ? (isSaved ? chosen.savedId : LOOKED_UP.key) : DEVICE.key;
  const current = stops.find(({ key }) => key === currentKey) ?? { ...DEVICE, place };
  const go = useCallback(
    (stop: PlaceOption) => {
      if (!stop.isDevicePlace) return choose(stop.place, stop.savedId);
      returnToDevice(stop.place);
      void getGeolocationPermission().then((permission) => {
        if (permission === 'granted') void locate();
      });
    },
    [choose, returnToDevice, locate],
  );
  return { options: stops, current, select: go };
}
