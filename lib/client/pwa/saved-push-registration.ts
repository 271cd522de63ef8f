'use client';

import { stored } from '../storage/stored';

interface SavedPushRegistration {
  userId: string;
  subscriptionHash: string;
  savedAtMs: number;
}
export const savedPushRegistration = stored<SavedPushRegistration>('local', 'push-registration');

/** Forgets the registration. The host deletes a token with the session that saved it; a new session saves it again. */
export const clearSavedPushRegistration = (): void => savedPushRegistration.write(null);
