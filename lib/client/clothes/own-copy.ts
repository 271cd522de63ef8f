import type { Viewer } from '../session/viewer';

/** What this browser stores of a person's: a visitor's own, or the copy of what the host has of a member. */
export interface OwnCopy<T> {
  /** Null for a visitor's. */
  ownerId: string | null;
  what: T;
}

/** What is stored for whoever is here; a member's is nobody else's. Until the session check has said who is here, it is the one known. */
export function selectOwnCopy<T>(copy: OwnCopy<T> | null, { profile, known }: Viewer): T | null {
  if (!copy) return null;
  if (copy.ownerId === null) return copy.what;
  if (profile) return copy.ownerId === profile.id ? copy.what : null;
  return known ? copy.what : null;
}
