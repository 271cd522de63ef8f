'use client';

import type { Profile } from '@/lib/contract/account-fields';
import { stored } from '../storage/stored';

/** A screen of ours that asked a person to log in once more. */
interface Asked {
  userId: string;
  path: '/my/secession';
}

const storage = stored<Asked>('session', 'after-login');

/** Remembers where this person is to go on after a login elsewhere. */
export const askForLogin = (asked: Asked): void => storage.write(asked);

/** Where whoever has come back goes on, if they were asked to log in; told once, and only to the same person. */
export function takeAskedPath(profile: Profile | null): string | null {
  const asked = storage.read();
  storage.write(null);
  return asked && asked.userId === profile?.id ? asked.path : null;
}
