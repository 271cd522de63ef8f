// `npm test`: installs what is missing and runs everything, ending with one line `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browser } from './browser.mjs';
import { install } from './install.mjs';

const REPORTS = 'test-results';
const total = { passed: 0, failed: 0, skipped: 0 };

function count(name, result) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped ?? 0;
  console.log(`\n${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed`);
}

const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** A command that either holds or does not. What it says is told in one piece when it ends: another may run beside it. */
async function check(name, ...args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((ended) => child.once('close', ended).once('error', () => ended(1)));
  console.log(`\n— ${name}\n${said.trimEnd()}`);
  count(name, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

// Three workers where jest would take one on two cores, since many tests wait for a database or a process; and workers that
// do not end are ended.
function jest() {
  console.log('\n— unit and contract tests');
  const file = `${REPORTS}/jest.json`;
  const ok = node(['scripts/jest.mjs', '--json', `--outputFile=${file}`, '--silent', '--maxWorkers=3']);
  const result = report(file);
  const passed = result?.numPassedTests ?? 0;
  const broken = result?.numRuntimeErrorTestSuites ?? 0;
  const failed = (result?.numFailedTests ?? 0) + broken;
  count('unit and contract tests', {
    passed,
    failed: ok ? failed : Math.max(1, failed),
    skipped: result?.numPendingTests,
  });
}

function playwright() {
  console.log('\n— end-to-end tests');
  const file = `${REPORTS}/playwright.json`;
  const path = browser();
  const ok = node(['node_modules/@playwright/test/cli.js', 'test'], {
    ...(path && { CHROMIUM_PATH: path }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = report(file)?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const passed = stats?.expected ?? 0;
  count('end-to-end tests', { passed, failed: ok ? failed : Math.max(1, failed), skipped: stats?.skipped });
}

function step(name, run) {
  try {
    run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count(name, { passed: 0, failed: 1 });
  }
}

install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
console.log('Building, linting and looking at the format side by side (about two minutes) ...');
await Promise.all([
  // The build writes some of the types.
  check('build', 'scripts/build.mjs').then(() =>
    check('types', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.'),
  ),
  check('lint', 'node_modules/eslint/bin/eslint.js', '.').then(() =>
    check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  ),
]);
step('unit and contract tests', jest);
step('end-to-end tests', playwright);

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
