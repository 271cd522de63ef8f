'use client';

import { BookmarkPlus, MapPin } from 'lucide-react';
import type { PlaceSearch } from '@/lib/client/place/place-search';
import type { Place } from '@/lib/domain/place';
import { PlaceItem } from './place-item';

/** Number of results, or why there are none. */
export function SearchStatus({
  places,
  isSearching,
  isUnavailable,
}: Pick<PlaceSearch, 'places' | 'isSearching' | 'isUnavailable'>) {
  const noResultText = isUnavailable ? DISTRICTS_ONLY : NOT_FOUND;
  return (
    <p role="status" className="px-3 text-note text-ink-2">
      {places.length > 0 ? `${places.length}곳을 찾았어요` : isSearching ? '찾고 있어요' : noResultText}
    </p>
  );
}

interface Props extends Pick<PlaceSearch, 'places'> {
  onGo: (place: Place) => void;
  onSave: (place: Place) => void;
}

/** Results of a search. Their region distinguishes places with the same name. */
export function SearchResults({ places, onGo, onSave }: Props) {
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
            label: `${within} ${name} 저장`,
            onAct: () => onSave(place),
          }}
        />
      ))}
    </ul>
  );
}

const NOT_FOUND = '찾지 못했어요. 동네나 역, 명소 이름 또는 첫소리로 찾아 주세요. 예) 역삼동, 서울역, ㄱㄴㄱ';
const DISTRICTS_ONLY = '지금은 시·군·구 이름만 찾을 수 있어요. 동네와 역 이름은 인터넷에 연결되면 찾아 드려요.';
