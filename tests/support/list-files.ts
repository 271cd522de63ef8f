import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the paths of all files below the folders whose name matches `pattern`, without node_modules and build output. */
export const listFiles = (folders: string[], pattern: RegExp): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
    .filter((path) => pattern.test(path) && !path.includes('node_modules'));
