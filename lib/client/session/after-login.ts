'use client';

import { MINUTE_MS } from '@/lib/contract/durations';
import type { Profile } from '@/lib/contract/account-fields';
import { isYoungerThan } from '@/lib/domain/age';
import { stored } from '../storage/stored';

/** Long enough for a signup before the login. */
const PENDING_LIFE_MS = 30 * MINUTE_MS;

/** Screen to return to after the same member has logged in again. */
interface Reauthentication {
  userId: string;
  path: string;
}

/** Action of a visitor that needs a login. */
export interface PendingAction {
  path: string;
  /** Picture to bookmark. The usual picture of an outfit has the outfit's id. */
  pictureId?: string;
}

interface Expiring<T> {
  what: T;
  atMs: number;
}

const reauthenticationStorage = stored<Reauthentication>('session', 'after-login');
const pathStorage = stored<Expiring<string>>('session', 'wished-path');
const pictureStorage = stored<Expiring<string>>('session', 'wished-outfit');

/** Set if the last session ended without a logout. The login screen then says so. */
export const sessionEnded = stored<true>('session', 'session-ended');

export const requestReauthentication = (request: Reauthentication): void => reauthenticationStorage.write(request);

/** Stores the action to continue after a login. It survives failed logins and a signup. */
export function rememberAction({ path, pictureId }: PendingAction): void {
  const atMs = Date.now();
  pathStorage.write({ what: path, atMs });
  pictureStorage.write(pictureId === undefined ? null : { what: pictureId, atMs });
}

function take(storage: typeof pathStorage): string | null {
  const pending = storage.read();
  storage.write(null);
  return pending && isYoungerThan(pending.atMs, PENDING_LIFE_MS, Date.now()) ? pending.what : null;
}

/** Returns the path to continue with and removes it; null if there is none. Checks the member of a reauthentication. */
export function takePendingPath(profile: Profile | null): string | null {
  const request = reauthenticationStorage.read();
  reauthenticationStorage.write(null);
  if (!profile) return null;
  return request?.userId === profile.id ? request.path : take(pathStorage);
}

/** Returns the id of what is to be bookmarked and removes it; null if there is none. */
export const takePendingBookmark = (): string | null => take(pictureStorage);
