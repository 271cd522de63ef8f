import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';
import type { Readiness, ServiceState } from '@/lib/contract/health';

/** Result of a check. A `reason` may accompany success. */
export interface CheckResult {
  ok: boolean;
  reason?: string;
}

/** State of an instance if a check fails. */
type DegradedState = Exclude<ServiceState, 'ready'>;

/** A check of something that the host depends on. */
export interface Check {
  name: string;
  stateOnFailure: () => DegradedState;
  run: () => CheckResult | Promise<CheckResult>;
}

const CHECK_LIMIT_MS = 2_000;
const WORST_FIRST: DegradedState[] = ['stopping', 'broken', 'starting', 'limited'];

const limit = timeout(CHECK_LIMIT_MS, TimeoutStrategy.Aggressive);

function getReason(error: unknown): string {
  if (error instanceof TaskCancelledError) return `no response within ${CHECK_LIMIT_MS} ms`;
  return error instanceof Error ? error.name : 'unknown';
}

async function runCheck({ name, run }: Check): Promise<CheckResult & { name: string }> {
  try {
    return { name, ...(await limit.execute(async () => run())) };
  } catch (error) {
    return { name, ok: false, reason: getReason(error) };
  }
}

/** Runs all checks concurrently, each for at most 2 s, and returns the worst resulting state. */
export async function checkReadiness(checks: readonly Check[]): Promise<Readiness> {
  const results = await Promise.all(checks.map(runCheck));
  const failures = checks.filter((_, at) => !results[at]?.ok).map(({ stateOnFailure }) => stateOnFailure());
  const state = WORST_FIRST.find((rest) => failures.includes(rest)) ?? 'ready';
  return { ready: state === 'ready' || state === 'limited', state, checks: results };
}
