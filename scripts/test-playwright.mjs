// Runs browser tests for `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from './run-command.mjs';

/** Lists the specs of a suite in Playwright's report, including those of nested suites. */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** Returns the errors of all attempts of a spec. */
const getErrors = ({ tests }) =>
  tests
    .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
    .map(({ message, stack }) => stack ?? message)
    .join('\n');

/**
 * Runs a script that starts Playwright, of which `command` is the npm script. Returns counts, failures, the tests that
 * passed when they were repeated, and the output. `stats` is undefined if Playwright did not start.
 */
export async function runPlaywright(script, command, report, onProgress) {
  const { ok, output } = await runCommand([script], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PWTEST_CACHE_DIR: 'node_modules/.cache/playwright' },
    onOutput: (text) => {
      const last = [...text.slice(-2_000).matchAll(/\[(\d+)\/(\d+)\]/g)].at(-1);
      if (last) onProgress(`${last[1]} of ${last[2]} tests`);
    },
  });
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const locate = ({ file, line }) => `${relative('', join(result.config.rootDir, file))}:${line}`;
  const specs = listSpecs(result ?? {});
  const failures = specs
    .filter((spec) => !spec.ok)
    .map((spec) => ({
      name: `${locate(spec)}: ${spec.title}`,
      command: `${command} -- ${locate(spec)}`,
      output: getErrors(spec),
    }));
  if (!ok && failures.length === 0)
    failures.push({ name: command, command, output: result?.errors?.[0]?.message ?? output.slice(-1_500) });
  const { expected = 0, flaky = 0, skipped = 0 } = result?.stats ?? {};
  return {
    counts: { passed: expected + flaky, failed: failures.length, skipped },
    failures,
    flaky: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${locate(spec)}: ${spec.title}\n${getErrors(spec)}`),
    output,
  };
}
