import type { ReactNode } from 'react';
import { PlaceProvider } from '@/lib/client/place/place';
import { readPlace } from '@/lib/bff/for-pages';

/** Home and weather speak of one place; it outlives the way between them. */
export default async function PlaceLayout({ children }: { children: ReactNode }) {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      {children}
    </PlaceProvider>
  );
}
