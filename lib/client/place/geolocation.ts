import { MINUTE_MS } from '@/lib/contract/durations';
import type { Coordinates } from '@/lib/domain/coordinates';

const POSITION_TIMEOUT_MS = 10_000;
const POSITION_MAX_AGE_MS = 5 * MINUTE_MS;

export type PositionFailure = 'unsupported' | 'refused' | 'unavailable';
export type PositionResult = { ok: true; point: Coordinates } | { ok: false; reason: PositionFailure };

/** Returns the device's position, with low accuracy to save battery: a district is all that is needed. */
export function getCurrentPosition(): Promise<PositionResult> {
  if (!('geolocation' in navigator)) return Promise.resolve({ ok: false, reason: 'unsupported' });
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ ok: true, point: { lat: coords.latitude, lon: coords.longitude } }),
      (error) => resolve({ ok: false, reason: error.code === error.PERMISSION_DENIED ? 'refused' : 'unavailable' }),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS, enableHighAccuracy: false },
    ),
  );
}

/** Returns 'unknown' if the browser cannot be queried for the permission. */
export async function getGeolocationPermission(): Promise<PermissionState | 'unknown'> {
  if (!('permissions' in navigator)) return 'unknown';
  return navigator.permissions
    .query({ name: 'geolocation' })
    .then(({ state }) => state)
    .catch(() => 'unknown' as const);
}
