import { describeScreen } from '@/app/screen-metadata';
import { AlarmScreen } from '@/components/alarm/alarm-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';

export const generateMetadata = describeScreen('alarm');

export default async function AlarmPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <AlarmScreen />
    </PlaceProvider>
  );
}
