import type { ComfortOffsets, Sensitivity } from '@/lib/contract/comfort';

/** Comfort offsets of a user who has said no more than this, clo. Whoever feels cold easily is taken for a slow walker. */
export const STARTING_OFFSETS: Record<Sensitivity, ComfortOffsets> = {
  cold: { cold: -0.2, warm: -0.2, pace: 'slow' },
  average: { cold: 0, warm: 0 },
  hot: { cold: 0.2, warm: 0.2 },
};
