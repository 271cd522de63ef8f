/** Stored once this device has seen the splash. */
export const FIRST_VISIT_KEY = 'hasSeenSplash';
/** Stored once somebody here has answered or put off what is asked in the first minute. */
export const FIRST_MINUTE_KEY = 'first-minute';

/** They say nothing of anyone: what clears a person leaves them. */
const OF_THE_DEVICE = [FIRST_VISIT_KEY, FIRST_MINUTE_KEY];

/** Empties this browser's storage but for what is of the device. */
export function clearStorage(): void {
  const left = OF_THE_DEVICE.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, value] of left) if (value !== null) localStorage.setItem(key, value);
}
