import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from './previous-builds';

/** The working directory is the project's root under `next start` as in its stand-alone output. */
const BUILD_FOLDER = '.next';

/** The build that this process serves. */
export const readOwnBuild = (): Build => ({
  id: readFileSync(path.join(BUILD_FOLDER, 'BUILD_ID'), 'utf8').trim(),
  folder: path.join(BUILD_FOLDER, 'static'),
});
