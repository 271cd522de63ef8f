import { Suspense } from 'react';
import { describeScreen } from '@/app/screen-metadata';
import { TripScreen } from '@/components/trips/trip-screen';

export const generateMetadata = describeScreen('trip');

export default function TripPage() {
  return (
    // The address names the trip, which only the browser knows.
    <Suspense>
      <TripScreen />
    </Suspense>
  );
}
