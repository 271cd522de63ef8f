/**
 * There once this device has seen the splash. It is asked before the first paint: storage, which a browser has to open
 * for that, took 20 to 40 ms at a quarter of the processor.
 */
export const SPLASH_COOKIE = 'hasSeenSplash';
export const SPLASH_COOKIE_MAX_AGE_S = 400 * 86_400;
/** Stored once somebody here has answered or put off what is asked in the first minute. */
export const FIRST_MINUTE_KEY = 'first-minute';

/** They say nothing of anyone: what clears a person leaves them. */
const DEVICE_KEYS = [FIRST_MINUTE_KEY];

/** Empties this browser's storage but for what is of the device. */
export function clearStorage(): void {
  const left = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of left) if (value !== null) localStorage.setItem(key, value);
}
