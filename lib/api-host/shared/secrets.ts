import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret of 256 random bits, as 43 characters of base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Hashes a secret for storage, so that a reader of the database cannot use it. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Computes an HMAC-SHA256 as 43 characters of base64url. */
export const mac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
