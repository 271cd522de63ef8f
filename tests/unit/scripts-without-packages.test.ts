import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/** Static imports of a script; dynamic ones may wait until the packages are installed. */
const IMPORT = /^(?:import|export)\s[^'"]*?from '([^']+)'|^import '([^']+)'/gm;

/** Returns the packages that a script loads when it starts, with the file that imports them. */
function listPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return Array.from(readFileSync(file, 'utf8').matchAll(IMPORT), ([, from, alone]) => from ?? alone ?? '').flatMap(
    (name) => {
      if (name.startsWith('.')) return listPackages(path.join(path.dirname(file), name), seen);
      return isBuiltin(name) ? [] : [`${file}: ${name}`];
    },
  );
}

it.each(['scripts/start.mjs', 'scripts/start-app.mjs', 'scripts/test.mjs'])(
  '%s starts in a clone in which nothing is installed',
  (file) => {
    expect(existsSync(file)).toBe(true);
    expect(listPackages(file)).toEqual([]);
  },
);
