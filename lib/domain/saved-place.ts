import type { SavedPlace } from '@/lib/contract/places';
import { toGridCell } from './dfs-grid';
import { getPlaceCentre, type Place } from './place';

/** Names to choose from; others can be typed. */
export const PLACE_NAMES = ['집', '회사', '학교'] as const;

/** Where a place of the wire is. */
export const toPlace = ({
  latitude,
  longitude,
  region,
}: Pick<SavedPlace, 'latitude' | 'longitude' | 'region'>): Place => ({
  cell: toGridCell({ lat: latitude, lon: longitude }),
  region,
});

/** A place under a name: the middle of its cell, and the names of its district. */
export function toSavedPlace(place: Place, { id, name }: Pick<SavedPlace, 'id' | 'name'>): SavedPlace {
  const { lat: latitude, lon: longitude } = getPlaceCentre(place);
  return { id, name, latitude, longitude, region: place.region };
}
