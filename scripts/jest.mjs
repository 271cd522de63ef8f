// `npm run unit -- [arguments of jest]`: runs jest with the flag that PGlite's dynamic imports require.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
const OPTIONS_WITH_VALUE = [
  '--maxWorkers',
  '-w',
  '--outputFile',
  '--selectProjects',
  '--shard',
  '--seed',
  '-t',
  '--testNamePattern',
];

/** Returns whether the arguments select test files, which then run one by one instead of in suites. */
const selectsTests = (given) =>
  given.some((arg, index) =>
    arg.startsWith('-')
      ? /^--(findRelatedTests|runTestsByPath|testPathPatterns?|onlyChanged)\b/.test(arg)
      : !OPTIONS_WITH_VALUE.includes(given[index - 1]),
  ) && !given.some((arg) => arg.includes('tests/suites'));

const args = process.argv.slice(2);
// Jest would read a path after `--selectProjects NAME` as a second name and run everything, so the pair goes last.
const index = args.indexOf('--selectProjects');
if (index >= 0) args.push(...args.splice(index, 2));
const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', jest, ...args], {
  stdio: 'inherit',
  env: { ...process.env, TEST_SUITES: selectsTests(args) ? 'no' : 'yes' },
});
process.exit(status ?? 1);
