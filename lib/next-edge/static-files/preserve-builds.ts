import { bffLog } from '@/lib/bff/for-edge';
import { HOUR_MS } from '@/lib/contract/durations';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { readOwnBuild } from './own-build';
import { listFiles, removeOldBuilds, storeBuild, markInUse } from './previous-builds';

const MARK_INTERVAL_MS = HOUR_MS;

/** The files that the framework serves by itself. */
export const getOwnFiles = (): ReadonlySet<string> =>
  getSingleton('own-static-files', () => new Set(listFiles(readOwnBuild().folder)));

/** Does without where it cannot be: a page that was opened before may then have to be loaded anew. */
function logFailure(run: () => void): void {
  try {
    run();
  } catch (err) {
    bffLog().warn({ err }, 'scripts and styles of this build could not be kept');
  }
}

/** Keeps this build's scripts and styles for pages that stay open while it is replaced; forgets those of long ago. */
export const preserveBuilds = (): void =>
  getSingleton('kept-builds', () => {
    const [{ STATIC_DIR: kept }, build] = [env(), readOwnBuild()];
    const look = () =>
      logFailure(() => {
        markInUse(kept, build, Date.now());
        removeOldBuilds(kept, Date.now());
      });
    logFailure(() => storeBuild(kept, build));
    look();
    setInterval(look, MARK_INTERVAL_MS).unref();
  });
