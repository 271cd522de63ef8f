// Runs a Node script and collects its output.
import { spawn } from 'node:child_process';

/** Runs a Node script. Passes its output so far to `onOutput` whenever there is more. */
export async function runCommand(args, { env = {}, onOutput = () => undefined } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
      onOutput(output);
    });
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  return { ok: status === 0, output };
}
