import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { isHealthy, waitFor } from './wait-for';

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 15_000;
const OUTPUT_LENGTH = 2_000;

/** Kills what still runs when this process exits. */
const atExit = new Set<() => void>();
process.once('exit', () => atExit.forEach((kill) => kill()));

/** Calls `kill` when this process exits, unless the returned function was called before. */
export function killAtExit(kill: () => void): () => void {
  atExit.add(kill);
  return () => void atExit.delete(kill);
}

/** Describes a program: how it is started, and the address that shows that it runs. */
export interface ProgramOptions {
  name: string;
  command: string;
  args: string[];
  health: string;
  env?: Record<string, string>;
}

/** A program of a rehearsal. */
export interface Program {
  /** Starts it again; `env` is added to its environment from then on. */
  start: (env?: Record<string, string>) => Promise<void>;
  /** Stops it with SIGTERM. */
  stop: () => Promise<void>;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
  /** Makes it stand still with SIGSTOP. */
  pause: () => void;
  resume: () => void;
}

/** Starts a program and waits until it is healthy. It ends with this process. */
export async function startProgram({ name, command, args, health, env = {} }: ProgramOptions): Promise<Program> {
  let child: ChildProcess;
  let output = '';
  let current = env;

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function start(more: Record<string, string> = {}): Promise<void> {
    current = { ...current, ...more };
    child = spawn(command, args, {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...current },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-OUTPUT_LENGTH)));
    child.once(
      'exit',
      killAtExit(() => child.kill('SIGKILL')),
    );
    child.on('error', (error) => (output += error.message));
    await waitFor(`start of ${name}`, async () => hasEnded() || isHealthy(health), START_LIMIT_MS);
    if (hasEnded()) throw new Error(`${name} ended: ${output}`);
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (hasEnded()) return;
    const ended = once(child, 'exit');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.kill(signal);
    // A process that stands still receives the signal when it continues.
    child.kill('SIGCONT');
    await ended;
    clearTimeout(timer);
  }

  await start();
  return {
    start,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
  };
}
