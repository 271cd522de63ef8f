// `npm run check`: checks types, lints the changed files and runs the unit tests that import them. Changed files are those
// that differ from the last commit, and new ones. Of the slower tests, it runs only the changed ones; `npm test` runs all.
// It also runs the tests of the workspaces that import changed files, which `npm test` leaves out.
import { spawn } from 'node:child_process';
import { listChangedFiles } from './changed-files.mjs';

const CODE = /\.(tsx?|m[jt]s)$/;
const IMPORTABLE = /\.(tsx?|m[jt]s|json)$/;
const SLOW_TEST = /^tests\/(contract|faults|campaigns)\/.*\.test\.ts$/;
const SLOW_FOLDERS = '/tests/(contract|faults|campaigns)/';
const WORKSPACES = ['figures', 'research'];
const TSC = ['node_modules/@typescript/native/bin/tsc', '--noEmit', '--checkers', '1'];
const OXLINT = ['node_modules/oxlint/bin/oxlint', '-c'];

/** Runs a Node script in a folder and prints its output if it fails. Returns whether it succeeded. */
async function runIn(cwd, name, ...args) {
  const startedMs = Date.now();
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - startedMs) / 1_000)} s)`);
  if (status !== 0) console.log(output.trimEnd());
  return status === 0;
}

const run = (name, ...args) => runIn('.', name, ...args);
const runJest = (name, ...args) => run(name, 'scripts/jest.mjs', '--silent', '--passWithNoTests', ...args);

/** Checks the types of a workspace if it or `lib` changed, lints its changed files and runs its tests that import changes. */
function checkWorkspace(name) {
  const own = code.filter((file) => file.startsWith(`${name}/`));
  const needsTypes = own.length > 0 || code.some((file) => file.startsWith('lib/'));
  return [
    !needsTypes || run(`types of ${name}`, ...TSC, '-p', name),
    own.length === 0 || run(`lint of ${name}`, ...OXLINT, 'oxlint.workspaces.mjs', ...own),
    modules.length === 0 ||
      runJest(`tests of ${name}`, '--config', `${name}/jest.config.mjs`, '--findRelatedTests', ...modules),
  ];
}

const changed = listChangedFiles();
const code = changed.filter((file) => CODE.test(file));
const modules = changed.filter((file) => IMPORTABLE.test(file));
const slowTests = changed.filter((file) => SLOW_TEST.test(file));
console.log(`Checking ${changed.length} changed ${changed.length === 1 ? 'file' : 'files'} ...`);
const results = await Promise.all([
  run('types', ...TSC, '-p', '.'),
  code.length === 0 || run('lint', ...OXLINT, 'oxlint.config.mjs', ...code),
  modules.length === 0 ||
    runJest('unit tests', `--testPathIgnorePatterns=${SLOW_FOLDERS}`, '--findRelatedTests', ...modules),
  slowTests.length === 0 || runJest('changed tests', '--runTestsByPath', ...slowTests),
  ...WORKSPACES.flatMap(checkWorkspace),
]);
const isOk = results.every(Boolean);
console.log(isOk ? 'All checks passed.' : 'Some checks failed; see their output above.');
process.exitCode = isOk ? 0 : 1;
