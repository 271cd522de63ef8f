import type { Messages } from '@/lib/messages/messages';

/** How sure the forecast of a day is. */
export type Certainty = { kind: 'sure' | 'rainHalf' | 'snowHalf' } | { kind: 'degrees'; degrees: number };

export interface DayOutlook {
  /** Days from today to the day. */
  leadDays: number;
  /** Null if unknown. */
  rainChancePct: number | null;
  highC: number | null;
}

/**
 * Standard deviation of the error of a day's highest temperature, K: that of the ensemble for tomorrow, growing by lead
 * day. A judgement, which `research/tests/certainty.test.ts` calibrates.
 */
const TODAY_SIGMA_K = 1.2;
const SIGMA_K_PER_DAY = 0.3;
export const getHighSigmaK = (leadDays: number): number => TODAY_SIGMA_K + SIGMA_K_PER_DAY * leadDays;

/** A forecast is sure if rain is decided and the highest temperature is off by at most `SURE_WITHIN_K` nine times of ten. */
export const SURE_WITHIN_K = 3;
const SURE_UP_TO_SIGMA_K = 1.5;
const DRY_UP_TO_PCT = 10;
const WET_FROM_PCT = 90;
/** Chances of rain that are called half. */
const HALF_PCT = [40, 60] as const;
/** Multiple of the standard deviation that four of five errors do not exceed. */
const FOUR_OF_FIVE = 1.28;
const SNOW_UP_TO_C = 1;

/**
 * Returns how sure the forecast of a day is: doubtful rain first, then whether all is decided, else by how many degrees
 * the day may differ.
 */
export function getCertainty({ leadDays, rainChancePct, highC }: DayOutlook): Certainty {
  const [least, most] = HALF_PCT;
  if (rainChancePct !== null && rainChancePct >= least && rainChancePct <= most)
    return { kind: highC !== null && highC <= SNOW_UP_TO_C ? 'snowHalf' : 'rainHalf' };
  const sigmaK = getHighSigmaK(leadDays);
  const isDecided = rainChancePct !== null && (rainChancePct <= DRY_UP_TO_PCT || rainChancePct >= WET_FROM_PCT);
  if (isDecided && sigmaK <= SURE_UP_TO_SIGMA_K) return { kind: 'sure' };
  return { kind: 'degrees', degrees: Math.round(FOUR_OF_FIVE * sigmaK) };
}

/** Returns the phrase of a day. */
export function describeCertainty(outlook: DayOutlook, { certainty }: Pick<Messages, 'certainty'>): string {
  const result = getCertainty(outlook);
  return result.kind === 'degrees' ? certainty.degrees(result.degrees) : certainty[result.kind];
}
