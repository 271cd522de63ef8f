'use client';

import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { countVisit, isInstallDue } from '@/lib/client/pwa/visits';

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
  const [visit, setVisit] = useState(0);
  // Visits are counted in the browser, and once it shows the page.
  useEffect(() => setVisit(countVisit()), []);
  return (
    visit > 0 && (
      <Suspense fallback={null}>
        <Offers isInstallDue={isInstallDue(visit, hasSaved)} />
      </Suspense>
    )
  );
}
