'use client';

import { useState } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { useConnection } from '@/lib/client/api/connection';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { useNeighbourhoods } from '@/lib/client/place/neighbourhoods';
import type { PlaceOption } from '@/lib/client/place/place-options';
import type { Place } from '@/lib/domain/place';
import { searchDistricts } from '@/lib/domain/place-search/search-districts';
import { toPlace } from '@/lib/domain/saved-place';
import { SearchResults } from './search-results';
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

function Places({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<PlaceOption | null>(null);
  const places = useSavedPlaces();
  const edit = useEditPlaces(onClose);
  return (
    <div className="flex max-h-[85dvh] flex-col gap-3 overflow-y-auto overscroll-contain p-5 pt-4">
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
  const [query, setQuery] = useState('');
  const { choose } = usePlace();
  const connection = useConnection();
  const districts = searchDistricts(query);
  const { matches: neighbourhoods, ...state } = useNeighbourhoods(query);
  const go = (place: Place) => {
    choose(place);
    onClose();
  };
  const goToFirst = () => {
    const [district, neighbourhood] = [districts[0], neighbourhoods[0]];
    if (district) go(district);
    else if (neighbourhood) go(toPlace(neighbourhood));
  };
  const isSearch = query.trim() !== '';
  return (
    <>
      <SheetTitle>어디 날씨를 볼까요?</SheetTitle>
      <SearchField query={query} onQuery={setQuery} onEnter={goToFirst} />
      {isSearch ? (
        <SearchResults
          {...{ districts, neighbourhoods, ...state }}
          onGo={go}
          onSave={(place) => onEdit(toSearchedStop(place))}
        />
      ) : (
        <SavedPlaceList onGone={onClose} onEdit={onEdit} />
      )}
      {connection !== 'online' && (
        <p className="px-3 text-note text-ink-2">
          {isSearch
            ? '읍·면·동은 인터넷에 연결되면 찾을 수 있어요.'
            : '인터넷에 연결되지 않아 마지막으로 받은 날씨예요.'}
        </p>
      )}
    </>
  );
}
