'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useConnection } from '@/lib/client/api/connection';
import { useMessages } from '@/lib/client/language/messages';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { usePlaceSearch } from '@/lib/client/place/place-search';
import type { PlaceOption } from '@/lib/client/place/place-options';
import type { Place } from '@/lib/domain/place';
import { SearchResults, SearchStatus } from './search-results';
import { PlaceForm } from './place-form';
import { SavedPlaceList } from './saved-place-list';
import { SearchField } from './search-field';
import { SheetTitle } from './sheet-title';
import { useEditPlaces } from './use-edit-places';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** List of places: the device's position, saved places, and a search. */
export function PlacesSheet({ open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} labelledBy="places-title">
      <Places onClose={onClose} />
    </Sheet>
  );
}

const toSearchedStop = (place: Place): PlaceOption => ({
  key: 'looked-up',
  place,
  name: null,
  isDevicePlace: false,
  savedId: null,
});

const SCROLLS = 'overflow-y-auto overscroll-contain';

function Places({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<PlaceOption | null>(null);
  const places = useSavedPlaces();
  const edit = useEditPlaces(onClose);
  return (
    // The height does not depend on the number of results, so that the field stays in place while the user types.
    <div className={`flex flex-col gap-3 p-5 pt-4 ${edited ? `max-h-[85dvh] ${SCROLLS}` : 'h-[85dvh] pb-0'}`}>
      {edited ? (
        <PlaceForm
          stop={edited}
          places={places}
          onSave={(name) => void edit.save(edited, name)}
          onMove={(by) => edit.move(edited, by)}
          onDelete={() => void edit.remove(edited)}
          onBack={() => setEdited(null)}
        />
      ) : (
        <PlaceList onClose={onClose} onEdit={setEdited} />
      )}
    </div>
  );
}

function PlaceList({ onClose, onEdit }: { onClose: () => void; onEdit: (stop: PlaceOption) => void }) {
  const messages = useMessages('placesSheet');
  const [query, setQuery] = useState('');
  const { place: current, choose } = usePlace();
  const connection = useConnection();
  const { findFirst, ...results } = usePlaceSearch(query, current.cell);
  const go = (place: Place) => {
    choose(place);
    onClose();
  };
  const goToFirst = async () => {
    const first = await findFirst();
    if (first) go(first.place);
  };
  const isSearch = query.trim() !== '';
  return (
    <>
      <SheetTitle>{messages.title}</SheetTitle>
      <SearchField query={query} onQuery={setQuery} onEnter={() => void goToFirst()} />
      {isSearch && <SearchStatus {...results} />}
      {/* Another first result scrolls the list back to its beginning. */}
      <div key={isSearch ? results.places[0]?.key : ''} className={`min-h-0 flex-1 pb-5 ${SCROLLS}`}>
        {isSearch ? (
          <SearchResults places={results.places} onGo={go} onSave={(place) => onEdit(toSearchedStop(place))} />
        ) : (
          <SavedPlaceList onGone={onClose} onEdit={onEdit} />
        )}
      </div>
      {connection !== 'online' && (
        <p className="px-3 pb-5 text-note text-ink-2">{isSearch ? messages.offlineSearch : messages.offline}</p>
      )}
    </>
  );
}
