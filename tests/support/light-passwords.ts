import { createPasswords } from '@/lib/api-host/accounts/passwords';

const LIGHT = { algorithm: 2, memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** Hashes of a millisecond, where it is counted who may do what: what the product's own cost is passwords.test.ts's. */
export const lightPasswords = () => createPasswords(60, LIGHT);
