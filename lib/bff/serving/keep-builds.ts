import { HOUR_MS } from '@/lib/contract/durations';
import { env } from '@/lib/env';
import { onGlobal } from '@/lib/on-global';
import { bffLog } from '../bff-log';
import { ownBuild } from './build';
import { filesIn, forgetOldBuilds, keepFiles, noteInUse } from './kept-files';

const NOTE_MS = HOUR_MS;

/** The files that the framework serves by itself. */
export const ownFiles = (): ReadonlySet<string> =>
  onGlobal('own-static-files', () => new Set(filesIn(ownBuild().folder)));

/** Does without where it cannot be: a page that was opened before may then have to be loaded anew. */
function orTell(run: () => void): void {
  try {
    run();
  } catch (err) {
    bffLog().warn({ err }, 'scripts and styles of this build could not be kept');
  }
}

/** Keeps this build's scripts and styles for pages that stay open while it is replaced; forgets those of long ago. */
export const keepBuilds = (): void =>
  onGlobal('kept-builds', () => {
    const [{ STATIC_DIR: kept }, build] = [env(), ownBuild()];
    const look = () =>
      orTell(() => {
        noteInUse(kept, build, Date.now());
        forgetOldBuilds(kept, Date.now());
      });
    orTell(() => keepFiles(kept, build));
    look();
    setInterval(look, NOTE_MS).unref();
  });
