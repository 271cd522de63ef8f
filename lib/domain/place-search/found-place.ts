import type { Neighbourhood } from '@/lib/contract/region';
import type { Messages } from '@/lib/messages/messages';
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

type PlaceMessages = Messages['places'];

export function toFoundDistrict(place: Place, { translateRegion }: PlaceMessages): FoundPlace {
  const { sidonm, sggnm } = translateRegion(place.region);
  return toFound(sggnm, sidonm, place);
}

/** Converts a result of the host: a district, a 읍, 면 or 동, or a landmark. */
export function toFoundPlace(found: Neighbourhood, messages: PlaceMessages): FoundPlace {
  const { formatDistrict, formatRegion } = messages;
  const place = toPlace(found);
  return found.name === formatDistrict(found.region)
    ? toFoundDistrict(place, messages)
    : toFound(found.name, formatRegion(found.region), place);
}
