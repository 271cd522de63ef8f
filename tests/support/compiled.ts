import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';

const COMPILE = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning'];
/** Bundled packages still call `require`, and pg-native is optional. */
const BUNDLE_PACKAGES = [
  '--log-level=error',
  '--external:pg-native',
  `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
];

/**
 * Compiles a program into one JavaScript file and returns its path. It starts in a tenth of the time that tsx needs,
 * and in half of that with its packages in the file.
 */
export function compileProgram(program: string, packages: 'beside' | 'within' = 'beside'): string {
  const file = path.resolve('node_modules/.cache/nalot', program.replace(/\W+/g, '-').replace(/-m?ts$/, '.mjs'));
  // Renamed at the end, so that another process never runs a partial file.
  const partial = `${file}.${process.pid}`;
  execFileSync('node_modules/esbuild/bin/esbuild', [
    program,
    ...COMPILE,
    ...(packages === 'within' ? BUNDLE_PACKAGES : ['--packages=external']),
    `--outfile=${partial}`,
  ]);
  renameSync(partial, file);
  return file;
}
