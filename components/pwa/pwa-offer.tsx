'use client';

import { lazy, Suspense, type ComponentType } from 'react';
import { isInstallDue, useVisits } from '@/lib/client/pwa/visits';

interface OffersProps {
  isInstallDue: boolean;
}

// Without a network the offer may not come: that must not cost the screen that it belongs to.
const Offers = lazy<ComponentType<OffersProps>>(() =>
  import('./offers').then(
    (module) => ({ default: module.Offers }),
    () => ({ default: () => null }),
  ),
);

/** Offers what belongs to the phone, as the page's last part; `hasSaved`: whether this person has saved an outfit. */
export function PwaOffer({ hasSaved }: { hasSaved: boolean }) {
  const visits = useVisits();
  return (
    visits !== null && (
      <Suspense fallback={null}>
        <Offers isInstallDue={isInstallDue(visits, hasSaved)} />
      </Suspense>
    )
  );
}
