import type { Viewer } from '../session/viewer';

/** A visitor's only version, or a copy of the member's data at the host. */
export interface OwnCopy<T> {
  /** Member who owns the data; null for a visitor's. */
  ownerId: string | null;
  what: T;
}

/**
 * Returns the stored data if it belongs to the user; null otherwise. Until the session check has finished, a member's
 * data is returned if a member was logged in last.
 */
export function selectOwnCopy<T>(copy: OwnCopy<T> | null, { profile, known }: Viewer): T | null {
  if (!copy) return null;
  if (copy.ownerId === null) return copy.what;
  if (profile) return copy.ownerId === profile.id ? copy.what : null;
  return known ? copy.what : null;
}
