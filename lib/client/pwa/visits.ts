'use client';

import { useEffect } from 'react';
import { stored, useStored } from '../storage/stored';

/** From this visit on someone may want the app at hand. */
const INSTALL_FROM_VISIT = 3;

const visitsStorage = stored<number>('local', 'visits');
const countedStorage = stored<true>('session', 'visitCounted');

/** Counts this visit once; it lasts as long as the browser's session. */
function countVisit(): void {
  if (countedStorage.read()) return;
  countedStorage.write(true);
  visitsStorage.write((visitsStorage.read() ?? 0) + 1);
}

/** How many visits there have been with this one; null until the browser shows the page. */
export function useVisitCount(): number | null {
  // Visits are counted in the browser, and only there.
  useEffect(countVisit, []);
  return useStored(visitsStorage);
}

/** Who comes back, or has saved an outfit, has seen what there would be to install. */
export const isInstallDue = (visits: number, hasSaved: boolean): boolean => visits >= INSTALL_FROM_VISIT || hasSaved;
