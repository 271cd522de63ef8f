import { TaskCancelledError, timeout, TimeoutStrategy } from 'cockatiel';

/** What a check found. `ok: false` takes the instance out of service; a `reason` alone only tells. */
export interface CheckResult {
  ok: boolean;
  reason?: string;
}

/** Something that the host cannot, or can only badly, do without. */
export interface Check {
  name: string;
  run: () => CheckResult | Promise<CheckResult>;
}

const CHECK_LIMIT_MS = 2_000;

const limit = timeout(CHECK_LIMIT_MS, TimeoutStrategy.Aggressive);

function reasonOf(error: unknown): string {
  if (error instanceof TaskCancelledError) return `no answer within ${CHECK_LIMIT_MS} ms`;
  return error instanceof Error ? error.name : 'unknown';
}

async function runCheck({ name, run }: Check): Promise<CheckResult & { name: string }> {
  try {
    return { name, ...(await limit.execute(async () => run())) };
  } catch (error) {
    return { name, ok: false, reason: reasonOf(error) };
  }
}

/** Runs all checks at once, each for 2 s at the most. */
export async function readiness(checks: readonly Check[]) {
  const results = await Promise.all(checks.map(runCheck));
  return { ready: results.every(({ ok }) => ok), checks: results };
}
