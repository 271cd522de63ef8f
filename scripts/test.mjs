// `npm test`: installs missing packages and runs every check and test. The last line is `N passed, N failed`.
import './require-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { install } from './install.mjs';
import { runCommand } from './run-command.mjs';
import { guardRun } from './run-guard.mjs';
import { countJest, listJestFailures, repeatFailedFiles, runAllJest } from './test-jest.mjs';
import { createTestLog } from './test-log.mjs';
import { runPlaywright } from './test-playwright.mjs';

const REPORTS = 'test-results';
const UNIT = 'unit and contract tests';
const E2E = 'end-to-end tests';
const ENGINES = 'other browser engines';

const endRun = guardRun();
const log = createTestLog(['packages', 'build', 'lint', 'format', 'types', E2E, UNIT, ENGINES]);
/** Tests that failed once and passed when they were repeated. */
const flaky = [];

/** Runs a step that returns its counts. An error is one failure. */
async function step(name, work, command = 'npm test') {
  log.start(name);
  let counts = { passed: 0, failed: 1 };
  try {
    counts = await work((progress) => log.update(name, progress));
  } catch (error) {
    log.fail(name, command, error instanceof Error ? error.message : String(error));
  }
  log.end(name, counts);
  return counts.failed === 0;
}

/** Runs a check that either passes or fails. `command` repeats it. */
const check = (name, command, ...args) =>
  step(
    name,
    async () => {
      const { ok, output } = await runCommand(args);
      if (!ok) throw new Error(output.slice(-5_000));
      return { passed: 1, failed: 0 };
    },
    command,
  );

const report = (failures) => failures.forEach(({ name, command, output }) => log.fail(name, command, output));

const browserStep = (name, script, command) =>
  step(name, async (onProgress) => {
    const result = await runPlaywright(script, command, `${REPORTS}/${name.replaceAll(' ', '-')}.json`, onProgress);
    report(result.failures);
    flaky.push(...result.flaky);
    for (const line of result.output.match(/^Skipped, because.*$/gm) ?? []) console.log(line);
    return result.counts;
  });

/** Runs the unit and contract tests. `others` resolves when the failed ones can be repeated on an idle machine. */
const unitStep = (others) =>
  step(
    UNIT,
    async (onProgress) => {
      const { results, output } = await runAllJest(REPORTS, onProgress);
      if (!results) throw new Error(output.slice(-5_000));
      await others;
      const repeated = await repeatFailedFiles(REPORTS, results);
      report(listJestFailures(repeated.results));
      flaky.push(...repeated.flaky);
      return countJest(repeated.results);
    },
    'npm run unit',
  );

async function runSteps() {
  if (!(await step('packages', () => install('all').then(() => ({ passed: 1, failed: 0 }))))) return;
  const built = check('build', 'npm run build', 'scripts/build.mjs');
  // Lint and format occupy the core that the build leaves idle. Unit and browser tests run at the same time because both
  // often wait. They and the check of types need the build, which also generates types.
  const browsers = built
    .then(() => browserStep(E2E, 'scripts/e2e.mjs', 'npm run e2e'))
    .then(() => browserStep(ENGINES, 'scripts/engines.mjs', 'npm run e2e:engines'));
  await check('lint', 'npm run lint', 'node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs');
  await check('format', 'npm run format', 'node_modules/oxfmt/bin/oxfmt', '--check');
  await built;
  await check(
    'types',
    'npm run types',
    ...['node_modules/@typescript/native/bin/tsc', '--noEmit', '-p', '.', '--checkers', '1'],
  );
  await unitStep(browsers);
  await browsers;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
await runSteps();
await endRun();
if (flaky.length > 0) console.log(`\nFlaky (failed once, passed when repeated):\n${flaky.join('\n')}`);
process.exit(log.finish() ? 0 : 1);
