import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from './kept-files';

/** The working directory is the project's root under `next start` as in its stand-alone output. */
const BUILT = '.next';

/** The build that this process serves. */
export const ownBuild = (): Build => ({
  id: readFileSync(path.join(BUILT, 'BUILD_ID'), 'utf8').trim(),
  folder: path.join(BUILT, 'static'),
});
