// `npm run power`: applies each mutant and each reversed fix to a copy of the tree, and records which tests fail.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { applyMutant, applyPatch, createTree, removeTree, restore } from './scratch-tree.mjs';
import { findRelatedTests, IS_TEST, readImporters } from './related-tests.mjs';
import { TestRunner } from './test-runner.mjs';

const HERE = import.meta.dirname;
const MAX_TESTS = 15;
const MAX_NAMES = 10;

const { values: options } = parseArgs({
  options: {
    name: { type: 'string', default: 'latest' },
    only: { type: 'string' },
    tree: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});

const readJson = (file, fallback) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : fallback);
const resultsFile = path.join(HERE, 'results', `${options.name}.json`);
const recorded = readJson(resultsFile, { passing: {}, results: [] });

function save() {
  mkdirSync(path.dirname(resultsFile), { recursive: true });
  recorded.results.sort((one, other) => one.id.localeCompare(other.id));
  writeFileSync(resultsFile, `${JSON.stringify(recorded, null, 2)}\n`);
}

/** Returns the files that a change touches, after applying it. Throws if it does not apply. */
function apply(tree, change) {
  return change.patch ? applyPatch(tree, path.join(HERE, change.patch)) : applyMutant(tree, change);
}

const unchanged = new Map();

/** Returns the names of the tests of a file that fail without any change. Each file is run once. */
async function listFailuresUnchanged(runner, test) {
  if (recorded.passing[test] && !unchanged.has(test)) unchanged.set(test, []);
  if (!unchanged.has(test)) unchanged.set(test, await runner.run(test));
  const failures = unchanged.get(test);
  recorded.passing[test] = failures.length === 0;
  return failures;
}

/** Runs the tests of a change, nearest first, until one fails that passes without it. */
async function measure(tree, importers, runner, change) {
  const named = (change.tests ?? []).filter((test) => IS_TEST.test(test) && existsSync(path.join(tree, test)));
  const touched = apply(tree, change);
  restore(tree);
  const related = findRelatedTests(importers, touched, MAX_TESTS);
  const tests = [...new Set([...named, ...related])];
  if (tests.length === 0) return { status: 'no related test' };
  for (const [at, test] of tests.entries()) {
    apply(tree, change);
    const failed = await runner.run(test).finally(() => restore(tree));
    if (failed.length === 0) continue;
    const always = await listFailuresUnchanged(runner, test);
    const failures = failed.filter((name) => !always.includes(name)).slice(0, MAX_NAMES);
    if (failures.length > 0) return { status: 'killed', test, failures, testFilesRun: at + 1 };
  }
  return { status: 'survived', testFilesRun: tests.length };
}

const mutants = readJson(path.join(HERE, 'mutants.json')).map((mutant) => ({ ...mutant, type: 'mutant' }));
const fixes = readJson(path.join(HERE, 'fixes.json'), []).map((fix) => ({ ...fix, type: 'reversed fix' }));
const only = options.only?.split(',');
const changes = [...mutants, ...fixes].filter(
  ({ id, skipped }) =>
    !skipped && (only?.includes(id) ?? true) && (options.again || !recorded.results.some((result) => result.id === id)),
);

const tree = options.tree ? path.resolve(options.tree) : createTree();
const importers = readImporters(tree);
const runner = new TestRunner(tree);
// The process of the runner ends by itself when this one has ended.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    if (!options.tree) removeTree(tree);
    process.exit(1);
  });
try {
  for (const [at, change] of changes.entries()) {
    const { id, type, module, kind, file, subject } = change;
    const outcome = await measure(tree, importers, runner, change).catch((error) => ({
      status: 'does not apply',
      reason: String(error.message ?? error).slice(0, 300),
    }));
    recorded.results = recorded.results.filter((result) => result.id !== id);
    recorded.results.push({ id, type, module, kind, file, subject, ...outcome });
    save();
    console.log(`${at + 1} of ${changes.length}: ${id} ${outcome.status} ${outcome.test ?? outcome.reason ?? ''}`);
  }
} finally {
  await runner.stop();
  if (!options.tree) removeTree(tree);
}
const count = (status) => recorded.results.filter((result) => result.status === status).length;
console.log(
  ['killed', 'survived', 'no related test', 'does not apply'].map((status) => `${count(status)} ${status}`).join(', '),
);
