import { bffLog } from '@/lib/bff/for-edge';
import { HOUR_MS } from '@/lib/contract/durations';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { readOwnBuild } from './own-build';
import { listFiles, removeOldBuilds, storeBuild, markInUse } from './previous-builds';

const MARK_INTERVAL_MS = HOUR_MS;

export const getOwnFiles = (): ReadonlySet<string> =>
  getSingleton('own-static-files', () => new Set(listFiles(readOwnBuild().folder)));

/** Logs an error and continues: without the files, a page that stayed open must reload. */
function logFailure(run: () => void): void {
  try {
    run();
  } catch (err) {
    bffLog().warn({ err }, 'edge: could not store the files of this build; pages of earlier builds may have to reload');
  }
}

/** Stores the files of this build for pages that stay open after an upgrade, and removes those of old builds. */
export const preserveBuilds = (): void =>
  getSingleton('kept-builds', () => {
    const [{ STATIC_DIR: folder }, build] = [env(), readOwnBuild()];
    const update = () =>
      logFailure(() => {
        markInUse(folder, build, Date.now());
        removeOldBuilds(folder, Date.now());
      });
    logFailure(() => storeBuild(folder, build));
    update();
    setInterval(update, MARK_INTERVAL_MS).unref();
  });
