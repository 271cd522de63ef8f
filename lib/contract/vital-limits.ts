/** Upper limit of a reported time. Higher values are reported as this one. */
export const MAX_VITAL_MS = 60_000;
/** Upper limit of a reported layout shift, which has no unit. */
export const MAX_LAYOUT_SHIFT = 10;
