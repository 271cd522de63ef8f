'use client';

import { useQuery } from '@tanstack/react-query';
import { MapPin } from '@/components/ui/icons';
import { Chip } from '@/components/ui/chip';
import { TextButton } from '@/components/ui/text-button';
import { useMessages } from '@/lib/client/language/messages';
import { regionQuery } from '@/lib/client/place/region-query';
import { useLocateWithToast } from '@/lib/client/place/locate-messages';
import { usePlace } from '@/lib/client/place/place';
import { useSavedPlaces } from '@/lib/client/place/saved-places';
import { isSameCell, type AlarmDraft } from '@/lib/domain/alarm/alarm-draft';
import type { Place } from '@/lib/domain/place';
import { toPlace } from '@/lib/domain/saved-place';
import { HERE } from './use-alarm-draft';

export type AlarmPlace = Pick<AlarmDraft, 'cell' | 'region'>;

/** Returns the region names for the push: those stored with the alarm, otherwise those of its cell. */
export function usePlaceNames({ cell, region }: AlarmPlace): AlarmDraft['region'] {
  const cellRegion = useQuery({ ...regionQuery(cell), enabled: region === null });
  return region ?? cellRegion.data ?? null;
}

interface Props {
  place: AlarmPlace;
  /** Called with `HERE` or the id of a saved place. */
  onMove: (movedTo: string) => void;
}

/** Shows the place of the alarm and lets the user change it. */
export function PlaceRow({ place, onMove }: Props) {
  const messages = useMessages('alarm');
  const { locating } = usePlace();
  const locate = useLocateWithToast();
  const region = usePlaceNames(place);
  const { formatRegion } = useMessages('places');
  const moveHere = async () => {
    if ((await locate()) === 'located') onMove(HERE);
  };
  return (
    <section aria-label={messages.place} className="rounded-card bg-card py-2 pr-2 pl-4 shadow-card">
      <div className="flex items-center gap-3">
        <MapPin aria-hidden size={20} className="flex-none text-ink-2" />
        <p className="min-w-0 flex-1 text-label">
          <b className="font-semibold">{region ? formatRegion(region) : messages.savedRegion}</b>
          <span className="block text-note text-ink-2">{messages.placeHint}</span>
        </p>
        <TextButton disabled={locating} onClick={() => void moveHere()}>
          {locating ? messages.locating : messages.toPosition}
        </TextButton>
      </div>
      <SavedPlaceChips place={place} onMove={onMove} />
    </section>
  );
}

/** Returns whether the alarm is for this place, compared by cell and district. */
const isSamePlace = (alarm: AlarmPlace, place: Place): boolean =>
  isSameCell(alarm.cell, place.cell) && alarm.region?.sggnm === place.region.sggnm;

function SavedPlaceChips({ place, onMove }: Props) {
  const { savedPlaces } = useMessages('alarm');
  const saved = useSavedPlaces();
  if (saved.length === 0) return null;
  return (
    <div role="group" aria-label={savedPlaces} className="flex flex-wrap gap-2 pt-1 pr-2 pb-2">
      {saved.map((each) => (
        <Chip
          key={each.id}
          aria-pressed={isSamePlace(place, toPlace(each))}
          onClick={() => onMove(each.id)}
          className="px-4"
        >
          {each.name}
        </Chip>
      ))}
    </div>
  );
}
