import type { ComfortOffsets } from '@/lib/contract/comfort';

/** Comfort offsets of the average person, used if nothing has been learned. */
export const NO_OFFSETS: ComfortOffsets = { cold: 0, warm: 0 };
