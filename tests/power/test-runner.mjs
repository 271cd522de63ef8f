import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Limit for one test file. A change may cause an endless loop, which only ending the process stops. */
const LIMIT_MS = 600_000;

/** Runs test files of a tree in a process of its own, which is replaced if it ends or does not return. */
export class TestRunner {
  #tree;
  #child = null;

  constructor(tree) {
    this.#tree = tree;
  }

  async #start() {
    const child = fork(path.join(import.meta.dirname, 'jest-process.mjs'), [], {
      cwd: this.#tree,
      execArgv: ['--experimental-vm-modules', '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that its servers end with it.
      detached: true,
    });
    const ended = once(child, 'exit').then(() => null);
    if ((await Promise.race([once(child, 'message'), ended])) === null) throw new Error('Jest did not start.');
    return { child, ended };
  }

  /** Returns the names of the failed tests of a file. */
  async run(test) {
    this.#child ??= await this.#start();
    const { child, ended } = this.#child;
    const limit = AbortSignal.timeout(LIMIT_MS);
    const returned = once(child, 'message', { signal: limit }).then(
      ([reply]) => reply,
      () => null,
    );
    child.send(test);
    const reply = await Promise.race([returned, ended]);
    if (reply === null) {
      this.#kill();
      return [limit.aborted ? '(does not end)' : '(ends the process)'];
    }
    if (reply.failures === null) throw new Error(reply.error);
    return reply.failures;
  }

  #kill() {
    try {
      process.kill(-this.#child.child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
    this.#child = null;
  }

  async stop() {
    if (!this.#child) return;
    const { child, ended } = this.#child;
    child.send(null);
    await ended;
  }
}
