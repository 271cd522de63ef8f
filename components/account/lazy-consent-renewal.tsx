'use client';

import { Suspense } from 'react';
import { lazyOptional } from '@/components/ui/lazy-optional';
import { loadWithMessages } from '@/lib/client/language/load-more';
import { useIdle } from '@/lib/client/interaction/idle';
import { useViewer } from '@/lib/client/session/viewer';

const ConsentRenewal = lazyOptional(() =>
  loadWithMessages(() => import('./consent-renewal')).then(({ ConsentRenewal: renewal }) => renewal),
);

/** Asks members for consents that are due: to new versions of the texts, and to marketing after two years. */
export function LazyConsentRenewal() {
  const { isMember, profile } = useViewer();
  const isIdle = useIdle();
  if (!isIdle || !isMember || !profile?.consents?.due.length) return null;
  return (
    <Suspense fallback={null}>
      <ConsentRenewal profile={profile} due={profile.consents.due} />
    </Suspense>
  );
}
