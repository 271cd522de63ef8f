'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChevronRight, Plus } from '@/components/ui/icons';
import { showFailure } from '@/lib/client/api/show-failure';
import { useMessages } from '@/lib/client/language/messages';
import { useViewer } from '@/lib/client/session/viewer';
import { useHydrated } from '@/lib/client/storage/browser-value';
import { keepTicksOf } from '@/lib/client/trips/ticks';
import { useChangeTrips, useSyncTrips, useTrips } from '@/lib/client/trips/trips';
import { MAX_TRIPS } from '@/lib/contract/trip-limits';
import type { Trip } from '@/lib/contract/trips';
import { isTripOver } from '@/lib/domain/trips/trip-dates';
import { SCREENS } from '@/lib/routes';
import { useFormatTrip } from './trip-dates-text';
import { useFormatTripPlace } from './trip-place-text';
import { TripForm } from './trip-form';

/** The user's trips, and the form of a new one. */
export function TripsScreen() {
  const screens = useMessages('screens');
  useSyncTrips();
  const isHydrated = useHydrated();
  return (
    <main className="flex flex-1 flex-col gap-3 px-4 pt-2 pb-[calc(20px+env(safe-area-inset-bottom))]">
      <h1 className="sr-only">{screens.trips}</h1>
      {isHydrated && <Trips />}
    </main>
  );
}

export const formatTripPath = (id: string): string => `${SCREENS.trip.path}?id=${id}`;

function Trips() {
  const messages = useMessages('trips');
  const router = useRouter();
  const { isMember } = useViewer();
  const all = useTrips();
  const [nowMs] = useState(() => Date.now());
  const [isAdding, setIsAdding] = useState(false);
  const change = useChangeTrips({ onFailure: (error) => showFailure(error, messages.saveFailed) });
  const trips = all.filter((trip) => !isTripOver(trip, nowMs)).sort((a, b) => a.from.localeCompare(b.from));
  const add = (trip: Trip) => {
    const next = [...trips, trip];
    keepTicksOf(next.map(({ id }) => id));
    change(next);
    router.push(formatTripPath(trip.id));
  };
  if (trips.length === 0 || isAdding)
    return (
      <>
        {trips.length === 0 && (
          <div className="px-1 pt-1">
            <h2 className="text-title font-bold">{messages.none}</h2>
            <p className="mt-1 text-label text-ink-2">{messages.noneText}</p>
          </div>
        )}
        <TripForm trip={null} onSave={add} onCancel={trips.length > 0 ? () => setIsAdding(false) : undefined} />
      </>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {trips.map((trip) => (
          <TripRow key={trip.id} trip={trip} />
        ))}
      </ul>
      {trips.length < MAX_TRIPS ? (
        <Button look="soft" onClick={() => setIsAdding(true)}>
          <Plus aria-hidden size={19} />
          <span>{messages.add}</span>
        </Button>
      ) : (
        <p className="px-1 text-note text-ink-2">{messages.full}</p>
      )}
      {!isMember && <p className="px-1 text-note text-ink-2">{messages.onDevice}</p>}
    </>
  );
}

function TripRow({ trip }: { trip: Trip }) {
  const place = useFormatTripPlace();
  const { dates, length } = useFormatTrip()(trip);
  return (
    <li>
      <Link
        href={formatTripPath(trip.id)}
        className="flex min-h-16 items-center gap-3 rounded-card bg-card p-4 shadow-card"
      >
        <span className="min-w-0 flex-1">
          <span className="block text-lead font-semibold">{place.name(trip)}</span>
          <span className="block text-label text-ink-2">{dates}</span>
          <span className="block text-label text-ink-2">{length}</span>
        </span>
        <ChevronRight aria-hidden size={19} className="flex-none text-ink-2" />
      </Link>
    </li>
  );
}
