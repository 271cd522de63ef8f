import { z } from 'zod';

/** Outfit ids are names of files and parts of addresses: nothing but small letters, digits and hyphens. */
export const outfitId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
