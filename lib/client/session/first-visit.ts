/** Stored once this device has seen the splash. It says nothing of anyone: what clears a person leaves it. */
export const FIRST_VISIT_KEY = 'hasSeenSplash';

/** Empties this browser's storage but for that. */
export function clearStorage(): void {
  const wasHere = localStorage.getItem(FIRST_VISIT_KEY);
  localStorage.clear();
  sessionStorage.clear();
  if (wasHere !== null) localStorage.setItem(FIRST_VISIT_KEY, wasHere);
}
