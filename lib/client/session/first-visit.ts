import { PERSISTENCE_KEY } from '../storage/persistence-key';
import { clearItems, readItem, writeItem } from '../storage/storage-items';

/**
 * Cookie that is set once this device has shown the splash. It is a cookie because it is read before the first paint:
 * opening local storage took 20-40 ms with the processor slowed down to a quarter.
 */
export const SPLASH_COOKIE = 'hasSeenSplash';
export const SPLASH_COOKIE_MAX_AGE_S = 400 * 86_400;
export const FIRST_MINUTE_KEY = 'first-minute';

/** Storage keys that belong to the device and not to the user. */
const DEVICE_KEYS = [FIRST_MINUTE_KEY, PERSISTENCE_KEY];

export function clearStorage(): void {
  const left = DEVICE_KEYS.map((key) => [key, readItem('local', key)] as const);
  clearItems('local');
  clearItems('session');
  for (const [key, item] of left) if (item !== null) writeItem('local', key, item);
}
