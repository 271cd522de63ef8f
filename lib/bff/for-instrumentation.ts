import 'server-only';
import { env, EnvError } from '@/lib/env';
import { bffLog } from './bff-log';
import { watchPeers } from './upstream/client-address';
import { logMailbox } from './door/mailbox';
import { sessionSecret } from './session/session-secret';
import { warmHost } from './upstream/upstream';

/** Faults that the operator can mend, and nobody else. */
const ENDING = ['FolderInUseError', 'EnvError'];

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Checks the environment and begins to open what the first request will need, without keeping the server from
 * listening. A fault that the operator can mend (a variable, a data folder in use) ends the process with one sentence.
 */
export function startServer(): void {
  try {
    env();
    sessionSecret();
  } catch (error) {
    exitWith(error instanceof EnvError ? error.message : String(error));
  }
  watchPeers();
  logMailbox();
  warmHost().catch((error: unknown) => {
    if (error instanceof Error && ENDING.includes(error.name)) exitWith(error.message);
    bffLog().error({ err: error }, 'the host could not be warmed');
  });
}
