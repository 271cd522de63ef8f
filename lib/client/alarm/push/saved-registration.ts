'use client';

import { stored } from '../../storage/stored';

/** What was last saved at the host: for whom, which subscription (a hash of its details), and when. */
interface SavedRegistration {
  userId: string;
  subscriptionHash: string;
  savedAtMs: number;
}
export const savedRegistration = stored<SavedRegistration>('local', 'push-registration');

/** At the host a token lives no longer than the session that saved it: with a new one it has to be saved again. */
export const clearSavedRegistration = (): void => savedRegistration.write(null);
