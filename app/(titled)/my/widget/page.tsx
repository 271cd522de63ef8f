import { describeScreen } from '@/app/screen-metadata';
import { WidgetScreen } from '@/components/widget/widget-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';

export const generateMetadata = describeScreen('widget');

export default async function WidgetPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <WidgetScreen />
    </PlaceProvider>
  );
}
