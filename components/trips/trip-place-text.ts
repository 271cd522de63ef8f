'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { Trip } from '@/lib/contract/trips';

type Destination = Pick<Trip, 'region' | 'timeZone'>;

/** Returns the functions that name the place of a trip: alone, and with its province or country. */
export function useFormatTripPlace(): { name: (trip: Destination) => string; full: (trip: Destination) => string } {
  const { formatDistrict, formatRegion, formatWithin } = useMessages('places');
  return {
    // The names of places abroad are in the language of their search already.
    name: ({ region, timeZone }) => (timeZone ? region.sggnm : formatDistrict(region)),
    full: ({ region, timeZone }) => (timeZone ? formatWithin(region.sggnm, region.sidonm) : formatRegion(region)),
  };
}
