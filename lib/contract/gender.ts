/** Whose clothes and pictures are meant. No schema here: every screen loads this. */
export const GENDERS = ['FEMALE', 'MALE'] as const;
export type Gender = (typeof GENDERS)[number];

/** Whose pictures are shown where nobody has said. */
export const DEFAULT_GENDER: Gender = 'FEMALE';
