'use client';

import { useState } from 'react';
import { PlaceItem } from '@/components/place/place-item';
import { SearchField } from '@/components/place/search-field';
import { SearchStatus } from '@/components/place/search-results';
import { Chip } from '@/components/ui/chip';
import { MapPin } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import { getLastPlace } from '@/lib/client/place/last-place';
import { usePlaceSearch } from '@/lib/client/place/place-search';
import type { Place } from '@/lib/domain/place';

interface Props {
  place: Place | null;
  error?: string;
  onChange: (place: Place | null) => void;
}

const MOST_RESULTS = 5;

/** Place of a trip, found by its name. */
export function TripPlace({ place, error, onChange }: Props) {
  const messages = useMessages('trips').form;
  const { formatRegion } = useMessages('places');
  return (
    <div>
      <h3 className="mb-2 text-label font-semibold">{messages.place}</h3>
      {place ? (
        <div className="flex items-center gap-2">
          <MapPin aria-hidden size={21} className="flex-none text-ink-2" />
          <p className="min-w-0 flex-1 text-body font-semibold">{formatRegion(place.region)}</p>
          <Chip onClick={() => onChange(null)} className="px-3.5 text-ink-2">
            {messages.changePlace}
          </Chip>
        </div>
      ) : (
        <PlaceSearch onChoose={onChange} />
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-note text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

function PlaceSearch({ onChoose }: { onChoose: (place: Place) => void }) {
  const messages = useMessages('trips').form;
  const [query, setQuery] = useState('');
  const [near] = useState(getLastPlace);
  const { findFirst, ...results } = usePlaceSearch(query, near.cell);
  const chooseFirst = async () => {
    const first = await findFirst();
    if (first) onChoose(first.place);
  };
  const shown = results.match === 'province' ? results.places : results.places.slice(0, MOST_RESULTS);
  return (
    <>
      <SearchField query={query} onQuery={setQuery} onEnter={() => void chooseFirst()} />
      {query.trim() === '' ? (
        <p className="mt-1.5 px-1 text-note text-ink-2">{messages.koreaOnly}</p>
      ) : (
        <div className="mt-1.5">
          <SearchStatus {...results} />
          <ul className="flex flex-col">
            {shown.map(({ key, name, within, place }) => (
              <PlaceItem
                key={key}
                icon={<MapPin aria-hidden size={21} className="flex-none text-ink-2" />}
                title={name}
                detail={within}
                onGo={() => onChoose(place)}
              />
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
