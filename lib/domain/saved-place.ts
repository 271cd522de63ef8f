import type { SavedPlace } from '@/lib/contract/places';
import { toGridCell } from './dfs-grid';
import { getPlaceCentre, type Place } from './place';

export const PLACE_NAMES = ['집', '회사', '학교'] as const;

/** Converts a saved place to a place. */
export const toPlace = ({
  latitude,
  longitude,
  region,
}: Pick<SavedPlace, 'latitude' | 'longitude' | 'region'>): Place => ({
  cell: toGridCell({ lat: latitude, lon: longitude }),
  region,
});

/** Converts a place to a saved place at the centre of its cell. */
export function toSavedPlace(place: Place, { id, name }: Pick<SavedPlace, 'id' | 'name'>): SavedPlace {
  const { lat: latitude, lon: longitude } = getPlaceCentre(place);
  return { id, name, latitude, longitude, region: place.region };
}
