/** Gender of clothes and pictures. This file has no schema because every screen loads it. */
export const GENDERS = ['FEMALE', 'MALE'] as const;
export type Gender = (typeof GENDERS)[number];

/** Gender of the pictures if the user has not chosen. */
export const DEFAULT_GENDER: Gender = 'FEMALE';
