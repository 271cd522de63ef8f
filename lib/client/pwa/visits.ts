'use client';

import { useEffect } from 'react';
import { stored, useStored } from '../storage/stored';

const INSTALL_FROM_VISIT = 3;

const visitsStorage = stored<number>('local', 'visits');
const countedStorage = stored<true>('session', 'visitCounted');

function countVisit(): void {
  if (countedStorage.read()) return;
  countedStorage.write(true);
  visitsStorage.write((visitsStorage.read() ?? 0) + 1);
}

/** Counts this tab's visit, once. */
export function useCountVisit(): void {
  // Synchronises with browser storage.
  useEffect(countVisit, []);
}

/** Returns null until hydration has finished. */
export const useVisitCount = (): number | null => useStored(visitsStorage);

/** Returns true if installing should be offered: to returning users and to those who have saved an outfit. */
export const isInstallDue = (visits: number, hasSaved: boolean): boolean => visits >= INSTALL_FROM_VISIT || hasSaved;
