// `npm run check`: checks types, lints the changed files and runs the unit tests that import them. Changed files are those
// that differ from the last commit, and new ones. Of the slower tests, it runs only the changed ones; `npm test` runs all.
import { spawn } from 'node:child_process';
import { listChangedFiles } from './changed-files.mjs';

const CODE = /\.(tsx?|m[jt]s)$/;
const IMPORTABLE = /\.(tsx?|m[jt]s|json)$/;
const SLOW_TEST = /^tests\/(contract|faults|campaigns)\/.*\.test\.ts$/;
const SLOW_FOLDERS = '/tests/(contract|faults|campaigns)/';

/** Runs a Node script and prints its output if it fails. Returns whether it succeeded. */
async function run(name, ...args) {
  const startedMs = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - startedMs) / 1_000)} s)`);
  if (status !== 0) console.log(output.trimEnd());
  return status === 0;
}

const runJest = (name, ...args) => run(name, 'scripts/jest.mjs', '--silent', '--passWithNoTests', ...args);

const changed = listChangedFiles();
const code = changed.filter((file) => CODE.test(file));
const modules = changed.filter((file) => IMPORTABLE.test(file));
const slowTests = changed.filter((file) => SLOW_TEST.test(file));
console.log(`Checking ${changed.length} changed ${changed.length === 1 ? 'file' : 'files'} ...`);
const results = await Promise.all([
  run('types', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.'),
  code.length === 0 || run('lint', 'node_modules/eslint/bin/eslint.js', '--no-warn-ignored', ...code),
  modules.length === 0 ||
    runJest('unit tests', `--testPathIgnorePatterns=${SLOW_FOLDERS}`, '--findRelatedTests', ...modules),
  slowTests.length === 0 || runJest('changed tests', '--runTestsByPath', ...slowTests),
]);
const isOk = results.every(Boolean);
console.log(isOk ? 'All checks passed.' : 'Some checks failed; see their output above.');
process.exitCode = isOk ? 0 : 1;
