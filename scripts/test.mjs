// `npm test`: installs what is missing and runs everything, ending with one line `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { browser } from './browser.mjs';
import { install } from './install.mjs';

const REPORTS = 'test-results';
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const SHOWN_CHARS = 1_500;

/** Remembers what failed and how that begins: all of it is told once more before the last line. */
const remember = (name, said) =>
  failures.push(`✗ ${name}\n${stripVTControlCharacters(said).trim().slice(0, SHOWN_CHARS)}`);

function count(name, result) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped ?? 0;
  console.log(`\n${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed`);
}

/** Runs a command and tells in one piece, when it ends, what it says: others run beside it. Returns that, and whether it went well. */
async function run(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((ended) => child.once('close', ended).once('error', () => ended(1)));
  console.log(`\n— ${name}\n${said.trimEnd()}`);
  return { ok: status === 0, said };
}

/** Runs a command that may talk meanwhile: how far the tests are. */
function runAloud(name, args) {
  console.log(`\n— ${name}`);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((ended) => child.once('close', (status) => ended(status === 0)).once('error', () => ended(false)));
}

/** A command that either holds or does not. */
async function check(name, ...args) {
  const { ok, said } = await run(name, args);
  if (!ok) remember(name, said.slice(-SHOWN_CHARS));
  count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Three workers where jest would take one on two cores, since many tests wait for a database or a process. */
async function jest() {
  const name = 'unit and contract tests';
  const file = `${REPORTS}/jest.json`;
  const how = ['--json', `--outputFile=${file}`, '--silent', '--maxWorkers=3'];
  const ok = await runAloud(name, ['scripts/jest.mjs', ...how]);
  const result = report(file);
  const passed = result?.numPassedTests ?? 0;
  const broken = result?.numRuntimeErrorTestSuites ?? 0;
  const failed = (result?.numFailedTests ?? 0) + broken;
  if (!result) remember(name, 'They ended without a report: see what they said above.');
  for (const { name: suite, message, assertionResults } of result?.testResults ?? []) {
    const wrong = assertionResults.filter(({ status }) => status === 'failed');
    for (const { fullName, failureMessages } of wrong) remember(`${suite}: ${fullName}`, failureMessages.join('\n'));
    if (wrong.length === 0 && message) remember(suite, message);
  }
  count(name, { passed, failed: ok ? failed : Math.max(1, failed), skipped: result?.numPendingTests });
}

/** Every test of Playwright's report with what it ran against, in suites of suites. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

async function playwright() {
  const name = 'end-to-end tests';
  const file = `${REPORTS}/playwright.json`;
  const path = browser();
  const { ok, said } = await run(name, ['node_modules/@playwright/test/cli.js', 'test'], {
    ...(path && { CHROMIUM_PATH: path }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const result = report(file);
  if (!result) remember(name, said.slice(-SHOWN_CHARS));
  for (const { message } of result?.errors ?? []) remember(name, message ?? '');
  for (const { ok: held, file: spec, line, title, tests } of specsOf(result ?? {})) {
    const errors = tests.flatMap(({ results }) => results.flatMap((each) => each.errors));
    if (!held) remember(`${spec}:${line}: ${title}`, errors.map(({ message, stack }) => stack ?? message).join('\n'));
  }
  const stats = result?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  const passed = stats?.expected ?? 0;
  count(name, { passed, failed: ok ? failed : Math.max(1, failed), skipped: stats?.skipped });
}

async function step(name, work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    remember(name, String(error));
    count(name, { passed: 0, failed: 1 });
  }
}

install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
console.log('Building, linting and testing side by side; each tells when it has ended (about ten minutes) ...');
const built = check('build', 'scripts/build.mjs');
// Both kinds of tests need the build, and a core is left to what waits in either of them.
await Promise.all([
  // The build writes some of the types.
  built
    .then(() => check('types', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.'))
    .then(() => step('end-to-end tests', playwright)),
  check('lint', 'node_modules/eslint/bin/eslint.js', '.')
    .then(() => check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'))
    .then(() => built)
    .then(() => step('unit and contract tests', jest)),
]);

if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
