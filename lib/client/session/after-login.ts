'use client';

import { MINUTE_MS } from '@/lib/contract/durations';
import type { Profile } from '@/lib/contract/account-fields';
import { stored } from '../storage/stored';

/** Long enough for a signup before the login. */
const PENDING_LIFE_MS = 30 * MINUTE_MS;

/** A request to log in again as the same member, and the screen to return to. */
interface Reauthentication {
  userId: string;
  path: '/my/secession';
}

/** An action that a visitor started and that needs a login. */
export interface PendingAction {
  /** Path of the screen to return to. */
  path: string;
  /** Outfit to bookmark there. */
  outfitId?: string;
}

interface Expiring<T> {
  what: T;
  atMs: number;
}

const reauthenticationStorage = stored<Reauthentication>('session', 'after-login');
const pathStorage = stored<Expiring<string>>('session', 'wished-path');
const outfitStorage = stored<Expiring<string>>('session', 'wished-outfit');

/** Set if the last session ended without a logout. The login screen then says so. */
export const sessionEnded = stored<true>('session', 'session-ended');

/** Stores the screen to which this member returns after logging in again. */
export const requestReauthentication = (request: Reauthentication): void => reauthenticationStorage.write(request);

/** Stores the action to continue after a login. It survives failed logins and a signup. */
export function rememberAction({ path, outfitId }: PendingAction): void {
  const atMs = Date.now();
  pathStorage.write({ what: path, atMs });
  outfitStorage.write(outfitId === undefined ? null : { what: outfitId, atMs });
}

function take(storage: typeof pathStorage): string | null {
  const pending = storage.read();
  storage.write(null);
  return pending && Date.now() - pending.atMs < PENDING_LIFE_MS ? pending.what : null;
}

/** Returns the path to continue with and removes it; null if there is none. Checks the member of a reauthentication. */
export function takePendingPath(profile: Profile | null): string | null {
  const request = reauthenticationStorage.read();
  reauthenticationStorage.write(null);
  if (!profile) return null;
  return request?.userId === profile.id ? request.path : take(pathStorage);
}

/** Returns the id of the outfit to bookmark after a login and removes it; null if there is none. */
export const takePendingBookmark = (): string | null => take(outfitStorage);
