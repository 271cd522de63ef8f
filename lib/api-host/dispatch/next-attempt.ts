import { MINUTE_MS } from '@/lib/contract/durations';
import type { SettledDevices } from '../db/schema';
import type { SendResult } from '../push/push-transport';
import type { ClaimChange, Claim } from './claims';
import { MAX_LATENESS_MS } from './due';

const FIRST_PAUSE_MS = 20_000;
const LONGEST_PAUSE_MS = 10 * MINUTE_MS;

/**
 * Returns the delay before the next attempt. It doubles with each attempt, up to half of the remaining time `leftMs`, and
 * varies by 25 % so that pushes that failed together are not retried together.
 */
export function getRetryDelayMs(attempts: number, leftMs: number, random: () => number): number {
  const doubled = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
  const pause = Math.max(FIRST_PAUSE_MS, Math.min(doubled, leftMs / 2));
  return Math.round(pause * (0.75 + random() / 2));
}

/** Results of one attempt by token id. */
export type SendResults = Map<string, SendResult>;

/** Returns the update of a claim after an attempt: its outcome, or the time of the next attempt if it is not too late then. */
export function resolveAttempt(claim: Claim, results: SendResults, nowMs: number, random: () => number): ClaimChange {
  const settled: SettledDevices = { ...claim.settled };
  let requestedPauseMs = -1;
  for (const [id, result] of results) {
    if (result === 'sent' || result === 'failed') settled[id] = result;
    else if (result !== 'gone') requestedPauseMs = Math.max(requestedPauseMs, result.retryAfterMs);
  }
  const attempts = claim.attempts + 1;
  const expiryMs = claim.dueAt.getTime() + MAX_LATENESS_MS;
  const retryAtMs = nowMs + Math.max(requestedPauseMs, getRetryDelayMs(attempts, expiryMs - nowMs, random));
  if (requestedPauseMs >= 0 && retryAtMs < expiryMs) return { claim, settled, attempts, retryAtMs };
  const reached = Object.values(settled);
  if (reached.includes('sent')) return { claim, settled, attempts, outcome: 'sent' };
  return { claim, settled, attempts, outcome: reached.includes('failed') || requestedPauseMs >= 0 ? 'failed' : 'gone' };
}
