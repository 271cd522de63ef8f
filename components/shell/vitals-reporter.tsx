'use client';

import { useEffect } from 'react';
import { useIdle } from '@/lib/client/interaction/idle';

/** Share of page loads that are measured. */
const SAMPLE_RATE = 0.1;

/** Returns whether the user has opted out through Global Privacy Control. The measurements are anonymous anyway. */
const hasOptedOut = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Reports web vitals to the operator's metrics when the page is idle. */
export function VitalsReporter() {
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle || hasOptedOut() || Math.random() >= SAMPLE_RATE) return;
    import('@/lib/client/vitals/report-vitals').then(
      ({ reportVitals }) => reportVitals(),
      // If the script cannot be loaded, nothing is reported.
      () => undefined,
    );
  }, [isIdle]);
  return null;
}
