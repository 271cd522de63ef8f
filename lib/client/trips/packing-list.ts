'use client';

import { queryOptions } from '@tanstack/react-query';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { MINUTE_MS } from '@/lib/contract/durations';
import { formatKindsFor, type GarmentKind } from '@/lib/contract/garment-kind';
import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { MyDay } from '@/lib/contract/my-day';
import type { getPackingCard } from '@/lib/contract/packing-card';
import type { getPackingList, Trip } from '@/lib/contract/trips';
import { formatOccasions, listTripOccasions } from '@/lib/domain/trips/trip-occasions';
import { apiGet, withQuery, type CallPath } from '../api/api';
import { freshFor } from '../api/fresh-for';

const PACKING_FRESH_MS = 5 * MINUTE_MS;

/** The person for whom a suitcase is planned. */
export interface Packer {
  language: Language;
  gender: Gender | null;
  offsets: ComfortOffsets;
  without: readonly GarmentKind[];
  myDay: MyDay | null;
}

/** Returns the query of a trip's packing list, and of its picture. */
function formatPackingQuery(trip: Trip, { language, gender, offsets, without, myDay }: Packer) {
  const occasions = formatOccasions(listTripOccasions(trip, myDay));
  return {
    ...{ latitude: trip.latitude, longitude: trip.longitude, from: trip.from },
    ...(trip.timeZone && { 'time-zone': trip.timeZone }),
    categories: trip.categoryIds.join('.'),
    ...(occasions && { occasions }),
    gender: gender ?? DEFAULT_GENDER,
    ...toComfortQuery(offsets),
    without: formatKindsFor(gender ?? DEFAULT_GENDER, without),
    removed: trip.removed.join('.'),
    wanted: trip.wanted.join('.'),
    ...toLanguageQuery(language),
  };
}

/** The packing list of a trip. Without a connection the worker serves its cached response. */
export const packingListQuery = (trip: Trip, packer: Packer) => {
  const query = formatPackingQuery(trip, packer);
  return queryOptions({
    queryKey: ['packing-list', query],
    queryFn: ({ signal }) => apiGet<typeof getPackingList>('/api/v1/packing-list', { query, signal }),
    staleTime: freshFor(PACKING_FRESH_MS),
    retry: 1,
  });
};

const CARD: CallPath<(typeof getPackingCard)['path']> = '/api/v1/packing-card';

/** Returns the address of the picture of a packing list. It contains the user's comfort offsets and is never shared. */
export const buildCardAddress = (trip: Trip, packer: Packer): string =>
  withQuery(CARD, { ...formatPackingQuery(trip, packer), ...(!trip.timeZone && trip.region) });
