// `npm test`: installs missing packages and runs every check and test. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, findHeadlessShell } from './browser.mjs';
import { ensureEngines } from './engines.mjs';
import { install } from './install.mjs';

const REPORTS = 'test-results';
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Tests that failed once and passed when they were repeated. */
const flaky = [];
/** Functions that repeat failed tests. They run after everything else has ended. */
const repetitions = [];

const MAX_SHOWN_CHARS = 1_500;

/** Records a failure with the beginning of its output, to be repeated before the last line. */
const recordFailure = (name, output) =>
  failures.push(`✗ ${name}\n${stripVTControlCharacters(output).trim().slice(0, MAX_SHOWN_CHARS)}`);

function count(name, result) {
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped ?? 0;
  console.log(`\n${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed, ${result.failed} failed`);
}

/** Runs a command and prints its output when it ends, because other commands run at the same time. */
async function run(name, args, env = {}) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', () => resolve(1)));
  console.log(`\n— ${name}\n${output.trimEnd()}`);
  return { ok: status === 0, output };
}

/** Runs a command and prints its output as it arrives, to show the progress of the tests. */
function runWithProgress(name, args) {
  console.log(`\n— ${name}`);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) =>
    child.once('close', (status) => resolve(status === 0)).once('error', () => resolve(false)),
  );
}

async function check(name, ...args) {
  const { ok, output } = await run(name, args);
  if (!ok) recordFailure(name, output.slice(-MAX_SHOWN_CHARS));
  count(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const UNIT = 'unit and contract tests';
const hasFailed = ({ status }) => status === 'failed';

/** Runs jest. Returns the results of its test files, or null if it ended without a report or failed without a reason. */
async function runJest(name, report, options) {
  const file = `${REPORTS}/${report}.json`;
  const ok = await runWithProgress(name, [
    'scripts/jest.mjs',
    '--json',
    `--outputFile=${file}`,
    '--silent',
    ...options,
  ]);
  const results = readReport(file)?.testResults ?? null;
  return ok || results?.some(hasFailed) ? results : null;
}

/**
 * Runs the unit and contract tests with three workers where jest would use one on two cores, because many tests wait
 * for a database or a process. Files with a failure are repeated when everything else has ended.
 */
async function jest() {
  const results = await runJest(UNIT, 'jest', ['--maxWorkers=3']);
  repetitions.push(async () => countJest(results && (await repeatFailedFiles(results))));
}

/** Runs the failed files alone. Returns all results, with the new ones of these files. */
async function repeatFailedFiles(results) {
  const files = results.filter(hasFailed).map(({ name }) => name);
  if (files.length === 0) return results;
  const options = ['--runInBand', '--runTestsByPath', ...files];
  const repeated = (await runJest('failed unit and contract tests, alone', 'jest-again', options)) ?? [];
  flaky.push(...repeated.filter((result) => !hasFailed(result)).map(({ name }) => name));
  return results.map((result) => repeated.find(({ name }) => name === result.name) ?? result);
}

function countJest(results) {
  if (!results) recordFailure(UNIT, 'Jest failed without a report; see its output above.');
  const tests = (results ?? []).flatMap(({ assertionResults }) => assertionResults);
  const countTests = (wanted) => tests.filter(({ status }) => status === wanted).length;
  const broken = (results ?? []).filter((file) => hasFailed(file) && !file.assertionResults.some(hasFailed));
  for (const { name, assertionResults } of results ?? [])
    for (const { fullName, failureMessages } of assertionResults.filter(hasFailed))
      recordFailure(`${name}: ${fullName}`, failureMessages.join('\n'));
  for (const { name, message } of broken) recordFailure(name, message);
  const failed = results ? countTests('failed') + broken.length : 1;
  count(UNIT, { passed: countTests('passed'), failed, skipped: countTests('pending') });
}

/** Lists the specs of a suite in Playwright's report, including those of nested suites. */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Runs the end-to-end tests in Chromium, most of them in its headless shell if that is installed. */
function chromium() {
  const [path, shell] = [ensureBrowser(), findHeadlessShell()];
  return playwright('end-to-end tests', 'playwright.config.ts', {
    ...(path && { CHROMIUM_PATH: path }),
    ...(shell && { HEADLESS_SHELL_PATH: shell }),
  });
}

/** Walks the main journeys in WebKit and Firefox, as far as they are installed. */
async function otherEngines() {
  const engines = ensureEngines();
  if (Object.keys(engines).length > 0)
    await playwright('other browser engines', 'playwright.engines.config.ts', engines);
}

async function playwright(name, config, env) {
  const file = `${REPORTS}/${config}.json`;
  const { ok, output } = await run(name, ['node_modules/@playwright/test/cli.js', 'test', '-c', config], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const result = readReport(file);
  if (!result) recordFailure(name, output.slice(-MAX_SHOWN_CHARS));
  for (const { message } of result?.errors ?? []) recordFailure(name, message ?? '');
  for (const { ok: passed, file: spec, line, title, tests } of listSpecs(result ?? {})) {
    if (tests.some(({ status }) => status === 'flaky')) flaky.push(`${spec}:${line}: ${title}`);
    if (passed) continue;
    const errors = tests.flatMap(({ results }) => results.flatMap((attempt) => attempt.errors));
    recordFailure(`${spec}:${line}: ${title}`, errors.map(({ message, stack }) => stack ?? message).join('\n'));
  }
  const stats = result?.stats;
  const failed = stats?.unexpected ?? 0;
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  count(name, { passed, failed: ok ? failed : Math.max(1, failed), skipped: stats?.skipped });
}

async function step(name, work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    recordFailure(name, String(error));
    count(name, { passed: 0, failed: 1 });
  }
}

install();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
console.log('Building, linting and testing in parallel (about ten minutes). Each step prints its output when it ends.');
const built = check('build', 'scripts/build.mjs');
// Unit and end-to-end tests both need the build. They run at the same time because both often wait.
await Promise.all([
  // The build generates some of the types.
  built
    .then(() => check('types', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.'))
    .then(() => step('end-to-end tests', chromium))
    .then(() => step('other browser engines', otherEngines)),
  check('lint', 'node_modules/eslint/bin/eslint.js', '.')
    .then(() => check('format', 'node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'))
    .then(() => built)
    .then(() => step('unit and contract tests', jest)),
]);

for (const repeat of repetitions) await repeat();

if (flaky.length > 0) console.log(`\nFlaky (failed once, passed when repeated):\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFailures:\n\n${failures.join('\n\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
