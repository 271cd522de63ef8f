'use client';

import { useState } from 'react';
import { PlaceItem } from '@/components/place/place-item';
import { SearchField } from '@/components/place/search-field';
import { SearchStatus } from '@/components/place/search-results';
import { Chip } from '@/components/ui/chip';
import { MapPin } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { useAbroadSearch, type AbroadSearch } from '@/lib/client/place/abroad-search';
import { getLastPlace } from '@/lib/client/place/last-place';
import { usePlaceSearch, type PlaceSearch } from '@/lib/client/place/place-search';
import type { PlaceAbroad } from '@/lib/contract/places-abroad';
import type { Trip } from '@/lib/contract/trips';
import { getPlaceCentre, type Place } from '@/lib/domain/place';
import { useFormatTripPlace } from './trip-place-text';

/** Place of a trip. */
export type Destination = Pick<Trip, 'latitude' | 'longitude' | 'region' | 'timeZone'>;

interface Props {
  place: Destination | null;
  error?: string;
  onChange: (place: Destination | null) => void;
}

const MOST_RESULTS = 5;

function fromKorea(place: Place): Destination {
  const { lat: latitude, lon: longitude } = getPlaceCentre(place);
  return { latitude, longitude, region: place.region };
}

const fromAbroad = ({ name, within, latitude, longitude, timeZone }: PlaceAbroad): Destination => ({
  ...{ latitude, longitude, timeZone },
  region: { sidonm: within, sggnm: name },
});

/** Place of a trip, found by its name. */
export function TripPlace({ place, error, onChange }: Props) {
  const messages = useMessages('trips').form;
  const format = useFormatTripPlace();
  return (
    <div>
      <h3 className="mb-2 text-label font-semibold">{messages.place}</h3>
      {place ? (
        <div className="flex items-center gap-2">
          <MapPin aria-hidden size={21} className="flex-none text-ink-2" />
          <p className="min-w-0 flex-1 text-body font-semibold">{format.full(place)}</p>
          <Chip onClick={() => onChange(null)} className="px-3.5 text-ink-2">
            {messages.changePlace}
          </Chip>
        </div>
      ) : (
        <SearchedPlaces onChoose={onChange} />
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** Returns how the shown places match. Places abroad are found by their name. */
function getMatch(inKorea: PlaceSearch['match'], { isCovered, places }: AbroadSearch): PlaceSearch['match'] {
  if (places.length > 0 && inKorea !== 'province') return 'name';
  return inKorea === 'elsewhere' && isCovered ? undefined : inKorea;
}

function SearchedPlaces({ onChoose }: { onChoose: (place: Destination) => void }) {
  const messages = useMessages('trips').form;
  const [query, setQuery] = useState('');
  const [near] = useState(getLastPlace);
  const { findFirst, ...korea } = usePlaceSearch(query, near.cell);
  const abroad = useAbroadSearch(query);
  const most = korea.match === 'province' ? korea.places : korea.places.slice(0, MOST_RESULTS);
  // A name of a place abroad is often similar to some name in Korea.
  const isHidden =
    korea.match === 'similar' && (abroad.places.length > 0 || abroad.isSearching || abroad.isUnavailable);
  const inKorea = isHidden ? [] : most;
  const isByName = korea.match === 'name' || korea.match === 'province';
  const shownAbroad = abroad.places.slice(0, MOST_RESULTS);
  const chooseFirst = async () => {
    const first = await findFirst();
    const [other] = abroad.places;
    if (first) onChoose(fromKorea(first.place));
    else if (other && !abroad.isSearching) onChoose(fromAbroad(other));
  };
  return (
    <>
      <SearchField query={query} onQuery={setQuery} onEnter={() => void chooseFirst()} />
      {query.trim() === '' ? (
        <p className="mt-1.5 min-h-5 px-1 text-note text-ink-2">
          {abroad.isCovered === false ? messages.koreaOnly : abroad.isCovered && messages.anywhere}
        </p>
      ) : (
        <div className="mt-1.5">
          {abroad.isUnavailable && !isByName ? (
            <p role="status" className="px-3 text-note text-ink-2">
              {messages.abroadUnavailable}
            </p>
          ) : (
            <SearchStatus
              {...korea}
              count={inKorea.length + shownAbroad.length}
              match={getMatch(korea.match, abroad)}
              isSearching={korea.isSearching || abroad.isSearching}
            />
          )}
          <ul className="flex flex-col">
            {inKorea.map(({ key, name, within, place }) => (
              <Row key={key} name={name} within={within} onGo={() => onChoose(fromKorea(place))} />
            ))}
            {shownAbroad.map((place) => (
              <Row
                key={`${place.within} ${place.name} ${place.latitude} ${place.longitude}`}
                name={place.name}
                within={place.within}
                onGo={() => onChoose(fromAbroad(place))}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Row({ name, within, onGo }: { name: string; within: string; onGo: () => void }) {
  const icon = <MapPin aria-hidden size={21} className="flex-none text-ink-2" />;
  return <PlaceItem icon={icon} title={name} detail={within} onGo={onGo} />;
}
