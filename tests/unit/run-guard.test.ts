import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { eventually } from '../support/eventually';

/** Code of a process that ends when it is asked to, and of one that is stuck. */
const SERVER = `setInterval(() => undefined, 1000); console.log(process.env.TMPDIR);`;
const STUCK_SERVER = `process.on('SIGTERM', () => undefined); ${SERVER}`;

/** Starts a detached process, which prints the folder of temporary files. */
const createProgram = (server: string) => `
  import { spawn } from 'node:child_process';
  import { guardRun } from '${pathToFileURL('scripts/run-guard.mjs').href}';
  guardRun();
  spawn(process.execPath, ['-e', ${JSON.stringify(server)}], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
`;

it.each([
  ['SIGINT', SERVER],
  ['SIGTERM', SERVER],
  ['SIGHUP', SERVER],
  ['SIGKILL', STUCK_SERVER],
] as const)(
  'ends detached processes and removes temporary files when a run is stopped by %s',
  async (signal, server) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', createProgram(server)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [folder] = (await once(createInterface(run.stdout), 'line')) as [string];
    expect(existsSync(folder)).toBe(true);
    // Emitted when no process has the output open any more.
    const ended = once(run, 'close');
    run.kill(signal);
    await ended;
    await eventually(
      () => existsSync(folder),
      (exists) => !exists,
    );
  },
);
