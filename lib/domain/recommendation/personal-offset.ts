/** How a person felt in a day's outfit: 추웠어요 (-1), 좋았어요 (0), 더웠어요 (+1). */
export type Feeling = -1 | 0 | 1;

/** What is known of a person's own offset (b), clo, and how uncertain that is (P), clo². */
export interface PersonalOffset {
  offsetClo: number;
  uncertainty: number;
}

export const UNKNOWN_OFFSET: PersonalOffset = { offsetClo: 0, uncertainty: 0.06 };

/** One answer speaks for this much: who is hot in an outfit that fits the average would have worn .35 clo less. */
const CLO_PER_ANSWER = 0.35;
const ANSWER_VARIANCE = 0.12;
/** People change: a little uncertainty comes back each time. */
const DRIFT = 0.002;
const GREATEST_OFFSET_CLO = 0.4;

/** The offset after one more answer: a Kalman step towards it, which counts for less the more is known. */
export function learnOffset({ offsetClo, uncertainty }: PersonalOffset, feeling: Feeling): PersonalOffset {
  const gain = uncertainty / (uncertainty + ANSWER_VARIANCE);
  const moved = offsetClo + gain * (CLO_PER_ANSWER * feeling - offsetClo);
  return {
    offsetClo: Math.min(GREATEST_OFFSET_CLO, Math.max(-GREATEST_OFFSET_CLO, moved)),
    uncertainty: (1 - gain) * uncertainty + DRIFT,
  };
}
