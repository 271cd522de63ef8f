'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { usePlace } from '@/lib/client/place/place';

const AbroadChoice = lazyOptional(() =>
  loadWithMessages(() => import('./abroad-choice')).then((loaded) => loaded.AbroadChoice),
);

/** Shown if the device is abroad: the weather is not local, and the user can choose a Korean city. */
export function AbroadCard() {
  const { isOutside } = usePlace();
  if (!isOutside) return null;
  return (
    <Suspense fallback={null}>
      <AbroadChoice />
    </Suspense>
  );
}
