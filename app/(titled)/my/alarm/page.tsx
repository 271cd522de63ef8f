import type { Metadata } from 'next';
import { AlarmScreen } from '@/components/alarm/alarm-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.alarm.title };

export default async function AlarmPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <AlarmScreen />
    </PlaceProvider>
  );
}
