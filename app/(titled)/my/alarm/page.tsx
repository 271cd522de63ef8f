import type { Metadata } from 'next';
import { AlarmScreen } from '@/components/alarm/alarm-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';

export const metadata: Metadata = { title: '알림 설정' };

export default async function AlarmPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <AlarmScreen />
    </PlaceProvider>
  );
}
