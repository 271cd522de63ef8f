import { execFileSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import path from 'node:path';

const COMPILE = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning'];
/** Packages load one another as CommonJS does, and one that need not be there. */
const WITH_PACKAGES = [
  '--log-level=error',
  '--external:pg-native',
  `--banner:js=import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`,
];

/**
 * A program of ours in one file of JavaScript: a process that runs it begins in a tenth of tsx's time. With its packages in
 * the file it begins in half of that, for those of which many begin.
 */
export function compiled(program: string, packages: 'beside' | 'within' = 'beside'): string {
  const file = path.resolve('node_modules/.cache/nalot', program.replace(/\W+/g, '-').replace(/-ts$/, '.mjs'));
  // Whole at once: somebody else may be about to run it.
  const partial = `${file}.${process.pid}`;
  execFileSync('node_modules/esbuild/bin/esbuild', [
    program,
    ...COMPILE,
    ...(packages === 'within' ? WITH_PACKAGES : ['--packages=external']),
    `--outfile=${partial}`,
  ]);
  renameSync(partial, file);
  return file;
}
