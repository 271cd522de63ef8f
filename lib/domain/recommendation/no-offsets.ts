import type { ComfortOffsets } from '@/lib/contract/comfort';

/** The offsets of an average person, which everyone shares of whom nothing is known. */
export const NO_OFFSETS: ComfortOffsets = { cold: 0, warm: 0 };
