'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { detectInAppBrowser } from '@/lib/client/pwa/in-app-browser';
import { isStandalone } from '@/lib/client/pwa/install';
import { isInstallDue, useVisitCount } from '@/lib/client/pwa/visits';

const Offers = lazyOptional(() => loadWithMessages(() => import('./offers')).then(({ Offers: offers }) => offers));

/** Offers an installation or notifications at the end of the page. `hasSaved`: whether the user has saved an outfit. */
export function PwaOffer({ hasSaved }: { hasSaved: boolean }) {
  const visits = useVisitCount();
  if (visits === null) return null;
  const isDue = isInstallDue(visits, hasSaved);
  // In all other cases there is nothing to offer, so nothing is loaded.
  if (!isDue && !isStandalone() && !detectInAppBrowser(navigator)) return null;
  return (
    <Suspense fallback={null}>
      <Offers isInstallDue={isDue} />
    </Suspense>
  );
}
