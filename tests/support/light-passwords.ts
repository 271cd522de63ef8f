import { createPasswords } from '@/lib/api-host/accounts/passwords';

const LIGHT = { algorithm: 2, memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** Returns passwords with a hash of 1 ms. passwords.test.ts covers the real parameters. */
export const lightPasswords = (maxQueued = 60) => createPasswords(maxQueued, LIGHT);
