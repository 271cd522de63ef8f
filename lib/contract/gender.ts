import { z } from 'zod';

/** Whose clothes and pictures are meant. */
export const GENDERS = ['FEMALE', 'MALE'] as const;
export const gender = z.enum(GENDERS);
export type Gender = z.infer<typeof gender>;

/** Whose pictures are shown where nobody has said. */
export const DEFAULT_GENDER: Gender = 'FEMALE';
