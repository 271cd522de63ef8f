'use client';

import { BookmarkPlus, MapPin } from 'lucide-react';
import { formatPlace, type Place } from '@/lib/domain/place';
import { PlaceItem } from './place-item';

interface Props {
  found: readonly Place[];
  onGo: (place: Place) => void;
  onSave: (place: Place) => void;
}

/** What a search found; those of the same name are told apart by their provinces. */
export function FoundPlaces({ found, onGo, onSave }: Props) {
  return (
    <>
      <p role="status" className="px-3 pt-1 text-note text-ink-2">
        {found.length > 0
          ? `${found.length}곳을 찾았어요`
          : '찾지 못했어요. 시·군·구 이름이나 첫소리로 찾아 주세요. 예) 강남구, ㄱㄴㄱ'}
      </p>
      <ul className="flex flex-col">
        {found.map((place) => {
          const { sidonm, sggnm } = place.region;
          return (
            <PlaceItem
              key={formatPlace(place)}
              icon={<MapPin aria-hidden size={21} className="flex-none text-ink-2" />}
              title={sggnm}
              detail={sidonm}
              onGo={() => onGo(place)}
              action={{
                icon: <BookmarkPlus aria-hidden size={21} />,
                label: `${sidonm} ${sggnm} 저장`,
                onAct: () => onSave(place),
              }}
            />
          );
        })}
      </ul>
    </>
  );
}
