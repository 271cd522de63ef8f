'use client';

import { MINUTE_MS } from '@/lib/contract/durations';
import type { Profile } from '@/lib/contract/account-fields';
import { stored } from '../storage/stored';

/** Long enough to make an account first; what was wished for yesterday is no wish any more. */
const PENDING_LIFE_MS = 30 * MINUTE_MS;

/** A screen of ours that asked a person to log in once more. */
interface Reauthentication {
  userId: string;
  path: '/my/secession';
}

/** What a visitor was about to do when a login was needed. */
export interface PendingAction {
  /** The screen to go on with. */
  path: string;
  /** The outfit to be saved there. */
  outfitId?: string;
}

interface Expiring<T> {
  what: T;
  atMs: number;
}

const reauthenticationStorage = stored<Reauthentication>('session', 'after-login');
const pathStorage = stored<Expiring<string>>('session', 'wished-path');
const outfitStorage = stored<Expiring<string>>('session', 'wished-outfit');

/** The last session ended without the person having ended it; said where they log in again. */
export const sessionEnded = stored<true>('session', 'session-ended');

/** Remembers where this person is to go on after a login elsewhere. */
export const requestReauthentication = (asked: Reauthentication): void => reauthenticationStorage.write(asked);

/** Remembers what a visitor leaves for the login with. It outlives a login that fails, and a signup. */
export function rememberAction({ path, outfitId }: PendingAction): void {
  const atMs = Date.now();
  pathStorage.write({ what: path, atMs });
  outfitStorage.write(outfitId === undefined ? null : { what: outfitId, atMs });
}

function take(storage: typeof pathStorage): string | null {
  const wished = storage.read();
  storage.write(null);
  return wished && Date.now() - wished.atMs < PENDING_LIFE_MS ? wished.what : null;
}

/** Where whoever has come back goes on: told once, and where they were asked to log in, only to the same person. */
export function takePendingPath(profile: Profile | null): string | null {
  const asked = reauthenticationStorage.read();
  reauthenticationStorage.write(null);
  if (!profile) return null;
  return asked?.userId === profile.id ? asked.path : take(pathStorage);
}

/** The outfit that whoever has come in wanted saved; told once. */
export const takePendingBookmark = (): string | null => take(outfitStorage);
