// Runs the unit and contract tests for `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { runCommand } from './run-command.mjs';
import { planSuites } from './test-suites.mjs';

const hasFailed = ({ status }) => status === 'failed';
/** Jest's own default is the system's folder of temporary files, which `npm test` removes. */
const CACHE = '--cacheDirectory=node_modules/.cache/jest';
const QUIET = ['--silent', '--reporters=<rootDir>/scripts/jest-progress.mjs'];

/** Quotes an argument for a POSIX shell. */
const quote = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Returns the command that repeats a test of a file alone. */
export const formatJestCommand = (file, name) => `npm run unit -- ${file} -t ${quote(escapePattern(name))}`;

/** Runs jest. Returns the results of its test files, or the output if it ended without a report or without a reason. */
async function runJest(report, options, onOutput) {
  const args = ['scripts/jest.mjs', '--json', `--outputFile=${report}`, CACHE, ...QUIET, ...options];
  const { ok, output } = await runCommand(args, { onOutput });
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : undefined;
  return ok || results?.some(hasFailed) ? { results, output } : { output };
}

/**
 * Runs the unit and contract tests with three workers where jest would use one on two cores, because many tests wait for a
 * database or a process.
 */
export const runAllJest = (folder, onProgress) =>
  runJest(`${folder}/jest.json`, ['--maxWorkers=3'], (output) => {
    const last = [...output.slice(-200).matchAll(/progress (\d+)\/(\d+)/g)].at(-1);
    if (last) onProgress(`${last[1]} of ${last[2]} files`);
  });

/** Returns the name of a suite that failed outside of its tests, or undefined for a test file. */
const getSuite = ({ name }) => /([\w-]+)\.suite\.tsx?$/.exec(name)?.[1];

/** Lists the files to repeat for a failed one: for a suite, all of its test files. */
function listRepeated(result) {
  const suite = getSuite(result);
  if (!suite) return [result.name];
  return planSuites(result.name.endsWith('x')).suites[suite].map((file) => resolve(file));
}

/**
 * Repeats the failed files alone. Returns all results with the new ones of these files, and the files that now
 * pass, with their former errors.
 */
export async function repeatFailedFiles(folder, results) {
  const files = [...new Set(results.filter(hasFailed).flatMap(listRepeated))];
  if (files.length === 0) return { results, flaky: [] };
  const options = ['--runInBand', '--runTestsByPath', ...files];
  const { results: repeated = [] } = await runJest(`${folder}/jest-again.json`, options);
  const isRepeated = (result) => repeated.some(({ name }) => listRepeated(result).includes(name));
  const failed = results.filter((result) => hasFailed(result) && isRepeated(result));
  return {
    results: [...results.filter((result) => !isRepeated(result)), ...repeated],
    flaky: failed
      .filter((result) => !repeated.some((again) => hasFailed(again) && listRepeated(result).includes(again.name)))
      .map(({ name, message }) => `${relative('', name)}\n${message.slice(0, 3_000)}`),
  };
}

/** Lists the failures of jest's results: one for each failed test, and one for each file that failed as a whole. */
export function listJestFailures(results) {
  return results.filter(hasFailed).flatMap(({ name, message, assertionResults }) => {
    const file = relative('', name);
    const tests = assertionResults.filter(hasFailed);
    if (tests.length === 0) return [{ name: file, command: `npm run unit -- ${file}`, output: message }];
    return tests.map(({ fullName, failureMessages }) => ({
      name: `${file}: ${fullName}`,
      command: formatJestCommand(file, fullName),
      output: failureMessages.join('\n'),
    }));
  });
}

export function countJest(results) {
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted) => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: listJestFailures(results).length, skipped: count('pending') };
}
