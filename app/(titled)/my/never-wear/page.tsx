import type { Metadata } from 'next';
import { NeverWearScreen } from '@/components/clothes/never-wear-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.neverWear.title };

export default async function NeverWearPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <NeverWearScreen />
    </PlaceProvider>
  );
}
