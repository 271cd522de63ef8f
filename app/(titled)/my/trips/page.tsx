import { describeScreen } from '@/app/screen-metadata';
import { TripsScreen } from '@/components/trips/trips-screen';

export const generateMetadata = describeScreen('trips');

export default function TripsPage() {
  return <TripsScreen />;
}
