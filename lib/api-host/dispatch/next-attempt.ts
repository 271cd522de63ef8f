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

/** What came of this attempt for each device of a claim, by token id. */
export type SendResults = Map<string, SendResult>;

/** What becomes of a claim after an attempt: done, or another one while it is worth anything. */
export function changeAfter(claim: Claim, results: SendResults, nowMs: number, random: () => number): Change {
  const settled: Settled = { ...claim.settled };
  let requestedPauseMs = -1;
  for (const [id, result] of results) {
    if (result === 'sent' || result === 'failed') settled[id] = result;
    else if (result !== 'gone') requestedPauseMs = Math.max(requestedPauseMs, result.retryAfterMs);
  }
  const retryAtMs = nowMs + Math.max(requestedPauseMs, pauseMs(claim.attempts, random));
  const isWorthIt = retryAtMs < claim.dueAt.getTime() + WORTH_MS;
  if (requestedPauseMs >= 0 && isWorthIt) return { claim, settled, retryAtMs };
  const reached = Object.values(settled);
  if (reached.includes('sent')) return { claim, settled, outcome: 'sent' };
  return { claim, settled, outcome: reached.includes('failed') || requestedPauseMs >= 0 ? 'failed' : 'gone' };
}
