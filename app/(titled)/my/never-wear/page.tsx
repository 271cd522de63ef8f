import { describeScreen } from '@/app/screen-metadata';
import { NeverWearScreen } from '@/components/clothes/never-wear-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';

export const generateMetadata = describeScreen('neverWear');

export default async function NeverWearPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <NeverWearScreen />
    </PlaceProvider>
  );
}
