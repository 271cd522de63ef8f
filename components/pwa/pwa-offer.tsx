'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { detectInAppBrowser } from '@/lib/client/pwa/in-app-browser';
import { isStandalone } from '@/lib/client/pwa/install';
import { isInstallDue, useVisitCount } from '@/lib/client/pwa/visits';

const Offers = lazyOptional(() => import('./offers').then(({ Offers: offers }) => offers));

/** Offers what belongs to the phone, as the page's last part; `hasSaved`: whether this person has saved an outfit. */
export function PwaOffer({ hasSaved }: { hasSaved: boolean }) {
  const visits = useVisitCount();
  if (visits === null) return null;
  const isDue = isInstallDue(visits, hasSaved);
  // Nobody else is offered anything.
  if (!isDue && !isStandalone() && !detectInAppBrowser(navigator.userAgent)) return null;
  return (
    <Suspense fallback={null}>
      <Offers isInstallDue={isDue} />
    </Suspense>
  );
}
