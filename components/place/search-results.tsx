'use client';

import { BookmarkPlus, MapPin } from '@/components/ui/icons';
import { useMessages } from '@/lib/client/language/messages';
import type { PlaceSearch } from '@/lib/client/place/place-search';
import type { Place } from '@/lib/domain/place';
import { PlaceItem } from './place-item';

/** Number of results and how they match, or why there are none. */
export function SearchStatus({
  count,
  match,
  isSearching,
  isUnavailable,
}: Pick<PlaceSearch, 'match' | 'isSearching' | 'isUnavailable'> & { count: number }) {
  const messages = useMessages('placesSheet').search;
  const nothingText =
    match === 'elsewhere' ? messages.elsewhere : isUnavailable ? messages.onlyDistricts : messages.notFound;
  const foundTexts = { name: messages.found, similar: messages.similar, province: messages.inProvince };
  const format = foundTexts[match === 'similar' || match === 'province' ? match : 'name'];
  return (
    <p role="status" className="px-3 text-note text-ink-2">
      {count > 0 ? format(count) : isSearching ? messages.searching : nothingText}
    </p>
  );
}

interface Props extends Pick<PlaceSearch, 'places'> {
  onGo: (place: Place) => void;
  onSave: (place: Place) => void;
}

/** Results of a search. Their region distinguishes places with the same name. */
export function SearchResults({ places, onGo, onSave }: Props) {
  const messages = useMessages('placesSheet');
  const { formatWithin } = useMessages('places');
  return (
    <ul className="flex flex-col">
      {places.map(({ key, name, within, place }) => (
        <PlaceItem
          key={key}
          icon={<MapPin aria-hidden size={21} className="flex-none text-ink-2" />}
          title={name}
          detail={within}
          onGo={() => onGo(place)}
          action={{
            icon: <BookmarkPlus aria-hidden size={21} />,
            label: messages.save(formatWithin(name, within)),
            onAct: () => onSave(place),
          }}
        />
      ))}
    </ul>
  );
}
