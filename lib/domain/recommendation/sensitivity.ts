import type { ComfortOffsets, Sensitivity } from '@/lib/contract/comfort';

/** Comfort offsets of a user who has said no more than this, clo. A slow walk has the effect of feeling cold easily. */
export const STARTING_OFFSETS: Record<Sensitivity, ComfortOffsets> = {
  cold: { cold: -0.2, warm: -0.2 },
  average: { cold: 0, warm: 0 },
  hot: { cold: 0.2, warm: 0.2 },
};
