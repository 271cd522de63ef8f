import type { Metadata } from 'next';
import { NeverWearScreen } from '@/components/clothes/never-wear-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';

export const metadata: Metadata = { title: '이런 옷은 안 입어요' };

export default async function NeverWearPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <NeverWearScreen />
    </PlaceProvider>
  );
}
