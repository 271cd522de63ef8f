'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { LoadFailure } from '@/components/ui/failure';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { CallFailure } from '@/lib/client/api/call-failure';
import { showFailure } from '@/lib/client/api/show-failure';
import { useNeverWear } from '@/lib/client/clothes/never-wear';
import { useLanguage, useMessages } from '@/lib/client/language/messages';
import { useMyDay } from '@/lib/client/my-day/my-day';
import { useComfortOffsets } from '@/lib/client/outfit/own-comfort';
import { useViewer } from '@/lib/client/session/viewer';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { packingListQuery } from '@/lib/client/trips/packing-list';
import { useChangeTrips, useSyncTrips, useTrips } from '@/lib/client/trips/trips';
import type { Trip } from '@/lib/contract/trips';
import { SCREENS } from '@/lib/routes';
import { PackedDays } from './packed-days';
import { SuitcaseList } from './suitcase-list';
import { TripActions } from './trip-actions';
import { TripForm } from './trip-form';
import { useFormatTripPlace } from './trip-place-text';
import { useFormatTrip } from './trip-dates-text';
import { UnneededList } from './unneeded-list';

/** What to pack for a trip. */
export function TripScreen() {
  useSyncTrips();
  const id = useSearchParams().get('id');
  const isHydrated = useHydrated();
  const { isKnown } = useViewer();
  const trips = useTrips();
  const trip = trips.find((each) => each.id === id);
  return (
    <main className="flex flex-1 flex-col gap-3 px-4 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
      {isHydrated && (trip ? <TripContent key={trip.id} trip={trip} trips={trips} /> : isKnown && <MissingTrip />)}
    </main>
  );
}

function MissingTrip() {
  const messages = useMessages('trips').list;
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-16 text-center">
      <h1 className="text-title font-bold">{messages.missing}</h1>
      <p className="mt-1 mb-5 text-body text-ink-2">{messages.missingText}</p>
      <LinkButton href={SCREENS.trips.path}>{messages.toTrips}</LinkButton>
    </div>
  );
}

function TripContent({ trip, trips }: { trip: Trip; trips: readonly Trip[] }) {
  const messages = useMessages('trips');
  const router = useRouter();
  const place = useFormatTripPlace();
  const { dates, length } = useFormatTrip()(trip);
  const [isEditing, setIsEditing] = useState(false);
  const change = useChangeTrips({ onFailure: (error) => showFailure(error, messages.saveFailed) });
  const replace = (next: Trip) => change(trips.map((each) => (each.id === next.id ? next : each)));
  const remove = () => {
    change(trips.filter(({ id }) => id !== trip.id));
    router.replace(SCREENS.trips.path);
  };
  return (
    <>
      <header className="px-1">
        <h1 className="text-title font-bold">{place.name(trip)}</h1>
        {/* The dot stays at the end of a line. */}
        <p className="text-label text-ink-2">{`${dates}\u00a0· ${length}`}</p>
      </header>
      {isEditing ? (
        <TripForm
          trip={trip}
          onSave={(next) => {
            replace(next);
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <TripPlan trip={trip} onChange={replace} onEdit={() => setIsEditing(true)} onDelete={remove} />
      )}
    </>
  );
}

interface PlanProps {
  trip: Trip;
  onChange: (trip: Trip) => void;
  onEdit: () => void;
  onDelete: () => void;
}

function TripPlan({ trip, onChange, onEdit, onDelete }: PlanProps) {
  const { list: messages, form } = useMessages('trips');
  const language = useLanguage();
  const { gender } = useViewer();
  // Occasions are in the schedule. Without it, the list is planned without them.
  const { myDay, isError } = useMyDay();
  const packer = { language, gender, offsets: useComfortOffsets(), without: useNeverWear(), myDay: myDay ?? null };
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...packingListQuery(trip, packer),
    enabled: myDay !== undefined || isError,
    // While a change is planned, the list before it stays.
    placeholderData: (before) => before,
  });
  const actions = { trip, packer, onEdit, onDelete };
  if (data && data.days.length === 0)
    return (
      <>
        <p className="px-1 text-body">{messages.over}</p>
        <TripActions {...actions} list={null} />
      </>
    );
  if (data)
    return (
      <>
        <SuitcaseList trip={trip} list={data} busy={isFetching} onChange={onChange} />
        <PackedDays days={data.days} />
        <UnneededList unneeded={data.unneeded} />
        <p className="px-1 text-note text-ink-2">{data.source.attribution}</p>
        <TripActions {...actions} list={data} />
      </>
    );
  if (isPending)
    return (
      <div className="flex flex-col gap-3">
        <Skeleton className="h-[220px] rounded-card" />
        <Skeleton className="h-[300px] rounded-card" />
      </div>
    );
  const reason = trip.timeZone && error ? describeAbroad(error, form.koreaOnly) : null;
  const texts = { ...messages, ...(reason && { loadFailedText: reason }) };
  return (
    <>
      <LoadFailure texts={texts} query={{ isFetching, refetch }} />
      <TripActions {...actions} list={null} />
    </>
  );
}

/** Returns why a list for a place abroad is missing; null if the reason has nothing to do with the place. */
function describeAbroad(error: Error, koreaOnly: string): string | null {
  if (!(error instanceof CallFailure)) return null;
  if (error.code === 'OUTSIDE_SERVICE_AREA') return koreaOnly;
  return error.code === 'UPSTREAM_FAILED' || error.code === 'TOO_MANY_REQUESTS' ? error.message : null;
}
