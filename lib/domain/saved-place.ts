import type { SavedPlace } from '@/lib/contract/places';
import { toGridCell } from './dfs-grid';
import { getPlaceCentre, type Place } from './place';

/** Kinds of places with a suggested name. */
export const PLACE_KINDS = ['home', 'work', 'school'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

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
