import { MINUTE_MS } from '@/lib/contract/durations';
import type { Settled } from '../db/schema';
import type { SendResult } from '../push/push-transport';
import type { Change, Claim } from './claims';
import { WORTH_MS } from './due';

const FIRST_PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/** Doubles with each attempt, give or take a quarter, so that those who failed together do not come back together. */
export function pauseMs(attempts: number, random: () => number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.75 + random() / 2));
}

/** How each device of a claim answered to this attempt, by token id. */
export type Answers = Map<string, SendResult>;

/** What becomes of a claim after an attempt: done, or another one while it is worth anything. */
export function changeAfter(claim: Claim, answers: Answers, nowMs: number, random: () => number): Change {
  const settled: Settled = { ...claim.settled };
  let askedPauseMs = -1;
  for (const [id, answer] of answers) {
    if (answer === 'sent' || answer === 'failed') settled[id] = answer;
    else if (answer !== 'gone') askedPauseMs = Math.max(askedPauseMs, answer.retryAfterMs);
  }
  const retryAtMs = nowMs + Math.max(askedPauseMs, pauseMs(claim.attempts, random));
  const isWorthIt = retryAtMs < claim.dueAt.getTime() + WORTH_MS;
  if (askedPauseMs >= 0 && isWorthIt) return { claim, settled, retryAtMs };
  const reached = Object.values(settled);
  if (reached.includes('sent')) return { claim, settled, outcome: 'sent' };
  return { claim, settled, outcome: reached.includes('failed') || askedPauseMs >= 0 ? 'failed' : 'gone' };
}
