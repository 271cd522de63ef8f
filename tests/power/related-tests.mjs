// Finds the test files that can show a change of a file: those that import it, nearest first.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'scripts', 'tests'];
const IGNORED = /(^|\/)(node_modules|results|recordings|figures|load|e2e|engines)\//;
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts'];
/** Test files of Jest. */
export const IS_TEST = /\.test\.tsx?$/;

/** Specifiers of imports, except of types alone, and every literal that may name a file, as tests start programs by path. */
const SPECIFIERS = [
  /(?<!import type [^;]{0,400})\bfrom\s*['"]([^'"\n]+)['"]/g,
  /['"`]([@.\w][\w@./()[\]-]*[/.][\w@./()[\]-]*)['"`]/g,
];

/** Files of a tree that may import others. */
function listFiles(tree) {
  const found = FOLDERS.filter((folder) => existsSync(path.join(tree, folder))).flatMap((folder) =>
    readdirSync(path.join(tree, folder), { recursive: true }).map((name) => path.posix.join(folder, String(name))),
  );
  return [...found, 'middleware.ts', 'instrumentation.ts', 'next.config.ts'].filter(
    (file) => /\.(tsx?|m[jt]s)$/.test(file) && !IGNORED.test(file) && existsSync(path.join(tree, file)),
  );
}

function resolve(tree, from, specifier) {
  const base = specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier.replace(/^@\//, '');
  if (base.startsWith('..')) return null;
  for (const ending of ENDINGS) {
    const file = path.join(tree, base + ending);
    if (existsSync(file) && statSync(file).isFile()) return base + ending;
  }
  return null;
}

/** Returns which files import each file. */
export function readImporters(tree) {
  const importers = new Map();
  for (const file of listFiles(tree)) {
    const text = readFileSync(path.join(tree, file), 'utf8').replace(/\b(import|export) type [^;]+;/g, '');
    const specifiers = new Set(SPECIFIERS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name)));
    for (const specifier of specifiers) {
      const imported = resolve(tree, file, specifier);
      if (imported && imported !== file) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/** Words of a path that few paths have. */
const listWords = (file) =>
  new Set(
    file
      .replace(/\.(test\.)?\w+$/, '')
      .split(/[^a-z]+/i)
      .filter((word) => word.length > 3),
  );
const COMMON = new Set(['tests', 'unit', 'contract', 'components', 'domain', 'host', 'client']);

function countSharedWords(one, other) {
  const words = listWords(other);
  return [...listWords(one)].filter((word) => words.has(word) && !COMMON.has(word)).length;
}

/**
 * Returns the test files that import some files, at most `limit`. Nearest first: by the number of imports between them,
 * less two for each word that both paths share. Faults and campaigns come last, and suites that only import other test
 * files are left out.
 */
export function findRelatedTests(importers, files, limit) {
  const distances = new Map(files.map((file) => [file, 0]));
  for (const queue = [...files]; queue.length > 0;) {
    const file = queue.shift();
    if (IS_TEST.test(file)) continue;
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) {
        distances.set(importer, distances.get(file) + 1);
        queue.push(importer);
      }
  }
  const rank = (test) =>
    distances.get(test) -
    2 * Math.max(...files.map((file) => countSharedWords(file, test))) +
    (/^tests\/(faults|campaigns)\//.test(test) ? 100 : 0);
  return [...distances.keys()]
    .filter((file) => IS_TEST.test(file))
    .sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))
    .slice(0, limit);
}
