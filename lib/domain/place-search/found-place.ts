import type { Neighbourhood } from '@/lib/contract/region';
import type { Place } from '../place';
import { toPlace } from '../saved-place';

/** Search result: a place with the name that was found. */
export interface FoundPlace {
  key: string;
  name: string;
  /** Region that distinguishes it from places with the same name. */
  within: string;
  place: Place;
}

const toFound = (name: string, within: string, place: Place): FoundPlace => ({
  key: `${within} ${name}`,
  name,
  within,
  place,
});

export const toFoundDistrict = (place: Place): FoundPlace => toFound(place.region.sggnm, place.region.sidonm, place);

/** Converts a result of the host: a district, a 읍, 면 or 동, or a landmark. */
export function toFoundPlace(found: Neighbourhood): FoundPlace {
  const { sidonm, sggnm } = found.region;
  const place = toPlace(found);
  return found.name === sggnm ? toFoundDistrict(place) : toFound(found.name, `${sidonm} ${sggnm}`, place);
}
