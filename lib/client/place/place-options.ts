'use client';

import { useCallback } from 'react';
import { toPlace } from '@/lib/domain/saved-place';
import type { Place } from '@/lib/domain/place';
import { useStored } from '../storage/stored';
import { getGeolocationPermission } from './geolocation';
import { usePlace } from './place';
import { useSavedPlaces } from './saved-places';
import { lastDevicePlace } from './stored-place';

export interface PlaceOption {
  key: string;
  place: Place;
  /** The user's own name for the place; null if there is none. */
  name: string | null;
  isDevicePlace: boolean;
  savedId: string | null;
}

const DEVICE = { key: 'here', name: null, isDevicePlace: true, savedId: null };
const LOOKED_UP = { key: 'looked-up', name: null, isDevicePlace: false, savedId: null };

/** Returns the places in order: the device's place, the saved places, a place that was looked up. */
export function usePlaceOptions(): {
  options: PlaceOption[];
  current: PlaceOption;
  select: (option: PlaceOption) => void;
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
  const options: PlaceOption[] = [
    ...(here ? [{ ...DEVICE, place: here }] : []),
    ...named,
    ...(chosen && !isSaved ? [{ ...LOOKED_UP, place }] : []),
  ];
  const currentKey = chosen ? (isSaved ? chosen.savedId : LOOKED_UP.key) : DEVICE.key;
  const current = options.find(({ key }) => key === currentKey) ?? { ...DEVICE, place };
  const select = useCallback(
    (option: PlaceOption) => {
      if (!option.isDevicePlace) return choose(option.place, option.savedId);
      returnToDevice(option.place);
      void getGeolocationPermission().then((permission) => {
        if (permission === 'granted') void locate();
      });
    },
    [choose, returnToDevice, locate],
  );
  return { options, current, select };
}
