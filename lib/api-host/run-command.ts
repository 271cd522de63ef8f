import { existsSync } from 'node:fs';
import { parseCommandEnv, type Env } from '@/lib/env';
import { getOperatorMessage } from '@/lib/operator-error';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Runs an operator's command with the app's environment. An error that the operator can fix is printed as one sentence.
 */
export async function runCommand(
  run: (config: Env, args: string[], report: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    // Next.js does this for the app. Node before 20.12 cannot, so there the shell must set the variables.
    if (existsSync('.env')) process.loadEnvFile?.();
    await run(parseCommandEnv(), process.argv.slice(2), print);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${getOperatorMessage(error) ?? stack}\n`);
    process.exitCode = 1;
  }
}
