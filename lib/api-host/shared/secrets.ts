import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as 43 characters of base64url. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** What of a secret is stored: enough to know it again, useless to whoever reads the database. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** A keyed hash, as 43 characters of base64url. */
export const mac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');

/** Compares two hashes in a time that does not tell where they differ. */
export const isSameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
