import type { Metadata } from 'next';
import { WidgetScreen } from '@/components/widget/widget-screen';
import { readPlace } from '@/lib/bff/for-pages';
import { PlaceProvider } from '@/lib/client/place/place';
import { SCREENS } from '@/lib/routes';

export const metadata: Metadata = { title: SCREENS.widget.title };

export default async function WidgetPage() {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      <WidgetScreen />
    </PlaceProvider>
  );
}
