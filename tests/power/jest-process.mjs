// Runs test files of a tree one after another in this process, as its parent asks. So Jest and PostgreSQL start once.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

process.env.NODE_ENV ??= 'test';
const tree = process.cwd();
const { runCLI } = createRequire(path.join(tree, 'package.json'))('jest');
const { default: readConfig } = await import(path.join(tree, 'jest.config.mjs'));
const config = await readConfig();

/** Calls the functions of a step (`globalSetup` or `globalTeardown`) once for all runs, and takes them out of the config. */
async function runOnce(step) {
  const owners = [config, ...config.projects].filter((owner) => owner[step]);
  const files = new Set(owners.map((owner) => owner[step].replace('<rootDir>', tree)));
  for (const owner of owners) delete owner[step];
  const functions = await Promise.all([...files].map((file) => tsImport(file, import.meta.url)));
  return async () => {
    for (const { default: found } of functions) await (found.default ?? found)(config, config.projects[0]);
  };
}

const start = await runOnce('globalSetup');
const stop = await runOnce('globalTeardown');
// Jest then lists only these folders, not node_modules.
const roots = readdirSync(tree).filter(
  (name) => /^[a-z]/.test(name) && name !== 'node_modules' && statSync(path.join(tree, name)).isDirectory(),
);
config.rootDir = tree;
for (const project of config.projects)
  Object.assign(project, { rootDir: tree, roots: roots.map((name) => path.join(tree, name)) });

/** Returns the names of the tests of a file that fail, or the error that kept them from running. */
async function listFailures(file) {
  if (!existsSync(path.join(tree, file))) throw new Error(`${file} does not exist.`);
  const { results } = await runCLI(
    { $0: 'jest', _: [file], runTestsByPath: true, runInBand: true, silent: true, config: JSON.stringify(config) },
    [tree],
  );
  if (results.numTotalTestSuites === 0) throw new Error(`Jest ran no test of ${file}.`);
  return results.testResults.flatMap(({ testResults, testExecError, failureMessage }) => {
    const failed = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    if (failed.length > 0) return failed;
    return testExecError || failureMessage ? ['(the file does not run)'] : [];
  });
}

process.on('message', async (file) => {
  if (file === null) {
    await stop();
    process.exit(0);
  }
  try {
    process.send({ file, failures: await listFailures(file) });
  } catch (error) {
    process.send({ file, failures: null, error: String(error) });
  }
});
// If the parent is ended, this process must not stay.
process.on('disconnect', () => void stop().finally(() => process.exit(1)));
await start();
process.send('ready');
