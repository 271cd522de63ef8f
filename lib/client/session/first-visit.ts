import { PERSISTENCE_KEY } from '../storage/persistence-key';

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
  const left = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of left) if (value !== null) localStorage.setItem(key, value);
}
