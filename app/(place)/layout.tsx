import type { ReactNode } from 'react';
import { PlaceProvider } from '@/lib/client/place/place';
import { readPlace } from '@/lib/bff/for-pages';

/** Keeps the place when the user moves between home and weather. */
export default async function PlaceLayout({ children }: { children: ReactNode }) {
  const { place, isOwn } = await readPlace();
  return (
    <PlaceProvider initial={place} isOwn={isOwn}>
      {children}
    </PlaceProvider>
  );
}
