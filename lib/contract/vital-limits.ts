/** Longer than anybody waits: what is above it is told as this. */
export const LONGEST_VITAL_MS = 60_000;
/** The same of a layout shift, which has no unit. */
export const LARGEST_SHIFT = 10;
