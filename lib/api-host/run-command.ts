import { existsSync } from 'node:fs';
import { parseCommandEnv, type Env } from '@/lib/env';
import { getOperatorMessage } from '@/lib/operator-error';

/** Says what a command is at. */
const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs an operator's command with the environment of the app. What they can mend is told in one sentence. */
export async function runCommand(
  run: (config: Env, args: string[], tell: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    // As the framework does for the app. Where Node cannot yet (before 20.12), the shell has to.
    if (existsSync('.env')) process.loadEnvFile?.();
    await run(parseCommandEnv(), process.argv.slice(2), print);
  } catch (error) {
    const stack = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${getOperatorMessage(error) ?? stack}\n`);
    process.exitCode = 1;
  }
}
