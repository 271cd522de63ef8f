'use client';

import { stored } from '../storage/stored';

/** From this visit on someone may want the app at hand. */
const AT_HOME_FROM = 3;

const visitsStorage = stored<number>('local', 'visits');
const countedStorage = stored<true>('session', 'visitCounted');

/** Which visit this is, from 1; a visit lasts as long as the browser's session of it. */
export function countVisit(): number {
  const before = visitsStorage.read() ?? 0;
  if (countedStorage.read()) return Math.max(1, before);
  countedStorage.write(true);
  visitsStorage.write(before + 1);
  return before + 1;
}

/** Who comes back, or has saved an outfit, has seen what there would be to install. */
export const isInstallDue = (visit: number, hasSaved: boolean): boolean => visit >= AT_HOME_FROM || hasSaved;
