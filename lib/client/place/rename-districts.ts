'use client';

import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstDate } from '@/lib/domain/kst';
import type { Place } from '@/lib/domain/place';
import { stored, type Stored } from '../storage/stored';
import { visitorPlaces } from './saved-places';
import { chosenPlace, getCookiePlace, isSamePlace, lastDevicePlace, storePlace } from './stored-place';

/** Date of the last check. Names change only with a new version of the app. */
const checkedDate = stored<string>('local', 'names-checked');

/** Writes a value only if it changes, because components that show it would render again. */
function change<T>({ read, write }: Stored<T>, convert: (value: T) => T): void {
  const before = read();
  const after = before && convert(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) write(after);
}

/**
 * Gives the places that this browser stores the present names of their districts, once a day. Returns the place of the
 * cookie if its names have changed, else null.
 */
export async function renameDistricts(nowMs: number): Promise<Place | null> {
  const today = kstDate(nowMs);
  if (checkedDate.read() === today || (!getCookiePlace() && !visitorPlaces.read())) return null;
  const { findPresentRegion } = await import('@/lib/domain/place-search/is-district');
  const rename = ({ cell, region }: Place): Place => ({ cell, region: findPresentRegion(region, cell) ?? region });
  change(visitorPlaces, (places) =>
    places.map(({ region, ...place }) => {
      const cell = toGridCell({ lat: place.latitude, lon: place.longitude });
      return { ...place, region: rename({ cell, region }).region };
    }),
  );
  change(chosenPlace, (chosen) => ({ ...chosen, place: rename(chosen.place) }));
  change(lastDevicePlace, rename);
  checkedDate.write(today);
  const shown = getCookiePlace();
  const renamed = shown && rename(shown);
  if (!renamed || isSamePlace(renamed, shown)) return null;
  storePlace(renamed);
  return renamed;
}
