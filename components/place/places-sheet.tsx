'use client';

import Link from 'next/link';
import { useState } from 'react';
import { ChevronRight, Plane } from '@/components/ui/icons';
import { Sheet } from '@/components/ui/sheet';
import { openDayStrip } from '@/lib/client/my-day/open-day-strip';
import { useConnection } from '@/lib/client/api/connection';
import { useMessages } from '@/lib/client/language/messages';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { usePlaceSearch } from '@/lib/client/place/place-search';
import type { PlaceOption } from '@/lib/client/place/place-options';
import { getDistanceKm } from '@/lib/domain/dfs-grid';
import type { Place } from '@/lib/domain/place';
import { SCREENS } from '@/lib/routes';
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

/** Distance from which a place is not one of everyday life. */
const DISTANT_KM = 100;

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
    // People look at a distant place for another day.
    if (getDistanceKm(current.cell, place.cell) >= DISTANT_KM) openDayStrip.write(true);
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
      {isSearch && <SearchStatus {...results} count={results.places.length} />}
      {/* Another first result scrolls the list back to its beginning. */}
      <div key={isSearch ? results.places[0]?.key : ''} className={`min-h-0 flex-1 pb-5 ${SCROLLS}`}>
        {isSearch ? (
          <SearchResults places={results.places} onGo={go} onSave={(place) => onEdit(toSearchedStop(place))} />
        ) : (
          <>
            <SavedPlaceList onGone={onClose} onEdit={onEdit} />
            <TripsLink />
          </>
        )}
      </div>
      {connection !== 'online' && (
        <p className="px-3 pb-5 text-note text-ink-2">{isSearch ? messages.offlineSearch : messages.offline}</p>
      )}
    </>
  );
}

/** Row below the places. */
function TripsLink() {
  const { trips } = useMessages('placesSheet');
  return (
    <Link
      href={SCREENS.trips.path}
      prefetch={false}
      className="mt-2 flex min-h-14 items-center gap-3 border-t border-line py-1.5 pr-2 pl-3 text-body font-semibold"
    >
      <Plane aria-hidden size={21} className="flex-none text-ink-2" />
      <span className="min-w-0 flex-1">{trips}</span>
      <ChevronRight aria-hidden size={19} className="flex-none text-ink-2" />
    </Link>
  );
}
