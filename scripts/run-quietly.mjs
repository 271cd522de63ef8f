// Runs a command whose output matters only if it fails.
import { spawn } from 'node:child_process';

/**
 * Runs a command and passes its output so far to `onOutput` whenever there is more. Throws an error with the whole output
 * if the command fails or is ended by `signal`.
 */
export async function runQuietly(command, args, { env = process.env, signal, onOutput = () => undefined } = {}) {
  // npm is a script on Windows.
  const shell = process.platform === 'win32' && command === 'npm';
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput(output);
    });
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  if (status === 0) return;
  throw new Error(`${output.trimEnd()}\n\n${[command, ...args].join(' ')} failed; see its output above.`);
}
