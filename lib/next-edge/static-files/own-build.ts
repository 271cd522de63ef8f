import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Build } from './previous-builds';

/** Relative to the working directory, which is the project root, also in the standalone output. */
const BUILD_FOLDER = '.next';

export const readOwnBuild = (): Build => ({
  id: readFileSync(path.join(BUILD_FOLDER, 'BUILD_ID'), 'utf8').trim(),
  folder: path.join(BUILD_FOLDER, 'static'),
});
