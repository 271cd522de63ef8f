/** Longer than anybody waits: what is above it is told as this. */
export const MAX_VITAL_MS = 60_000;
/** The same of a layout shift, which has no unit. */
export const MAX_LAYOUT_SHIFT = 10;
