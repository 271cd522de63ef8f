'use client';

import { stored } from '../storage/stored';

/** What was last saved at the host: for whom, which subscription (a hash of its details), and when. */
interface SavedPushRegistration {
  userId: string;
  subscriptionHash: string;
  savedAtMs: number;
}
export const savedPushRegistration = stored<SavedPushRegistration>('local', 'push-registration');

/** At the host a token lives no longer than the session that saved it: with a new one it has to be saved again. */
export const clearSavedPushRegistration = (): void => savedPushRegistration.write(null);
