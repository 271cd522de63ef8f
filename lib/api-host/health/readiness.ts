import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import type { Readiness, ServiceState } from '@/lib/contract/health';

/** What a check found; a `reason` alone only tells. */
export interface CheckResult {
  ok: boolean;
  reason?: string;
}

/** What is left of an instance where a check fails. */
type DegradedState = Exclude<ServiceState, 'ready'>;

/** Something that the host cannot, or can only badly, do without. */
export interface Check {
  name: string;
  /** What the host is without it. */
  stateOnFailure: () => DegradedState;
  run: () => CheckResult | Promise<CheckResult>;
}

const CHECK_LIMIT_MS = 2_000;
/** The worst first. */
const WORST_FIRST: DegradedState[] = ['stopping', 'broken', 'starting', 'limited'];

const limit = timeout(CHECK_LIMIT_MS, TimeoutStrategy.Aggressive);

function getReason(error: unknown): string {
  if (error instanceof TaskCancelledError) return `no answer within ${CHECK_LIMIT_MS} ms`;
  return error instanceof Error ? error.name : 'unknown';
}

async function runCheck({ name, run }: Check): Promise<CheckResult & { name: string }> {
  try {
    return { name, ...(await limit.execute(async () => run())) };
  } catch (error) {
    return { name, ok: false, reason: getReason(error) };
  }
}

/** Runs all checks at once, each for 2 s at the most. */
export async function checkReadiness(checks: readonly Check[]): Promise<Readiness> {
  const results = await Promise.all(checks.map(runCheck));
  const left = checks.filter((_, at) => !results[at]?.ok).map(({ stateOnFailure }) => stateOnFailure());
  const state = WORST_FIRST.find((rest) => left.includes(rest)) ?? 'ready';
  return { ready: state === 'ready' || state === 'limited', state, checks: results };
}
