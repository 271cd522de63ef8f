'use client';

import { useEffect } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';

/** One page load in ten is enough to see what is slow. */
const SAMPLE_RATE = 0.1;

/** What somebody says to all sites (Global Privacy Control) holds here too, although nothing of theirs would be told. */
const hasOptedOut = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Measures how soon the screen was there and how it behaved, for the operator's metrics; after everything else. */
export function VitalsReporter() {
  const isIdle = useIdle();
  // The browser measures its own page.
  useEffect(() => {
    if (!isIdle || hasOptedOut() || Math.random() >= SAMPLE_RATE) return;
    import('@/lib/client/vitals/report-vitals').then(
      ({ reportVitals }) => reportVitals(),
      // Without a network there is nobody to tell.
      () => undefined,
    );
  }, [isIdle]);
  return null;
}
