'use client';

import { BookmarkPlus, MapPin } from 'lucide-react';
import type { Neighbourhood } from '@/lib/contract/region';
import type { Place } from '@/lib/domain/place';
import { toPlace } from '@/lib/domain/saved-place';
import { PlaceItem } from './place-item';

interface Props {
  districts: readonly Place[];
  neighbourhoods: readonly Neighbourhood[];
  isSearching: boolean;
  /** Whether only districts could be searched. */
  isUnavailable: boolean;
  onGo: (place: Place) => void;
  onSave: (place: Place) => void;
}

/** Results of a search. Their region distinguishes places with the same name. */
export function SearchResults({ districts, neighbourhoods, isSearching, isUnavailable, onGo, onSave }: Props) {
  const results = [
    ...districts.map((place) => ({ name: place.region.sggnm, within: place.region.sidonm, place })),
    ...neighbourhoods.map((one) => ({
      name: one.name,
      within: `${one.region.sidonm} ${one.region.sggnm}`,
      place: toPlace(one),
    })),
  ];
  const noResultText = isUnavailable ? DISTRICTS_ONLY : NOT_FOUND;
  return (
    <>
      <p role="status" className="px-3 text-note text-ink-2">
        {results.length > 0 ? `${results.length}곳을 찾았어요` : isSearching ? '찾고 있어요' : noResultText}
      </p>
      <ul className="flex flex-col">
        {results.map(({ name, within, place }) => (
          <PlaceItem
            key={`${within} ${name}`}
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
    </>
  );
}

const NOT_FOUND = '찾지 못했어요. 시·군·구나 동 이름, 첫소리로 찾아 주세요. 예) 강남구, 역삼동, ㄱㄴㄱ';
const DISTRICTS_ONLY = '지금은 시·군·구 이름만 찾을 수 있어요. 동 이름은 인터넷에 연결되면 찾아 드려요.';
