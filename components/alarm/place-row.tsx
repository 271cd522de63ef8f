'use client';

import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { TextButton } from '@/components/ui/text-button';
import { regionQuery } from '@/lib/client/place/region-query';
import { useLocateWithWords } from '@/lib/client/place/locate-words';
import { usePlace } from '@/lib/client/place/place';
import type { AlarmDraft } from '@/lib/domain/alarm/alarm-draft';

/** Where an alarm is for. */
export type AlarmPlace = Pick<AlarmDraft, 'cell' | 'region'>;

/** The names by which the push calls a place: those that home called it when it was saved, else those of its cell. */
export function usePlaceNames({ cell, region }: AlarmPlace): AlarmDraft['region'] {
  const ofCell = useQuery({ ...regionQuery(cell), enabled: region === null });
  return region ?? ofCell.data ?? null;
}

interface Props {
  place: AlarmPlace;
  /** The person's place of now is to be used from now on. */
  onUseHere: () => void;
}

/** Whose weather the alarm tells, and the way to change it. */
export function PlaceRow({ place, onUseHere }: Props) {
  const { locating } = usePlace();
  const locate = useLocateWithWords();
  const name = usePlaceNames(place);
  const moveHere = async () => {
    if ((await locate()) === 'located') onUseHere();
  };
  return (
    <section aria-label="알림 지역" className="flex items-center gap-3 rounded-card bg-card py-2 pr-2 pl-4 shadow-card">
      <MapPin aria-hidden size={20} className="flex-none text-ink-2" />
      <p className="min-w-0 flex-1 text-label">
        <b className="font-semibold">{name ? `${name.sidonm} ${name.sggnm}` : '저장한 지역'}</b>
        <span className="block text-note text-ink-2">이 지역의 날씨로 알려드려요</span>
      </p>
      <TextButton disabled={locating} onClick={() => void moveHere()}>
        {locating ? '찾는 중' : '내 위치로'}
      </TextButton>
    </section>
  );
}
