import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Facts about the project that claims of its documentation are compared with. */
export interface ProjectFacts {
  /** Files and folders, relative to the root. */
  paths: ReadonlySet<string>;
  /** Names of files without their folder. */
  names: ReadonlySet<string>;
  /** Identifiers, file names and other names in the code, without its comments. */
  words: ReadonlySet<string>;
  /** npm scripts of the root and of its workspaces. */
  scripts: ReadonlySet<string>;
  /** Environment variables that code reads. */
  variables: ReadonlySet<string>;
  /** Pages of `docs` that code and its comments cite, with file and line. */
  citations: readonly { at: string; text: string }[];
}

const GENERATED_FOLDERS = new Set(['node_modules', '.git', '.next', '.data', '.figures', 'test-results']);
const CODE = /\.(tsx?|mts|mjs|js|css|sql|sh|ya?ml|conf|html|json)$|(^|\/)Dockerfile$/;
/** Large files without identifiers of the code: recordings, generated tables, snapshots of the database, lock file. */
const DATA =
  /^(data|public|docs\/(replay|wardrobe)|tests\/support\/recordings|lib\/api-host\/db\/migrations\/meta)\/|^package-lock/;
/** The examples of this test must not make a claim true. */
const EXAMPLES = 'tests/unit/docs/claims.test.ts';

/** Returns all files below a folder, without dependencies and build output. */
const listProjectFiles = (folder = '.'): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return GENERATED_FOLDERS.has(entry.name) ? [] : listProjectFiles(path);
  });

const COMMENT = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const WORD = /[\w$]+(?:[-.][\w$]+)*/g;
const READ_VARIABLE = /\benv\.([A-Z][A-Z0-9_]+)|\$\{?([A-Z][A-Z0-9_]+)/g;
const DECLARED_VARIABLE = /^ {2}([A-Z][A-Z0-9_]+):/gm;
const CITED_PAGE = /\bdocs\/[\w/-]+\.(?:md|txt|svg)\b/g;

/** Reads each file of the code once. */
export function readProject(): ProjectFacts {
  const files = listProjectFiles();
  const [paths, names] = [new Set(files), new Set(files.map((file) => basename(file)))];
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) paths.add(folder);
  const words = new Set([...names].map((name) => name.replace(/\..*/, '')));
  const [variables, scripts] = [new Set<string>(), new Set<string>()];
  const citations: { at: string; text: string }[] = [];
  for (const file of files.filter((path) => CODE.test(path) && !DATA.test(path) && path !== EXAMPLES)) {
    const text = readFileSync(file, 'utf8');
    for (const [word] of text.replace(COMMENT, '').matchAll(WORD))
      for (const part of [word, ...word.split(/[-.]/)]) words.add(part);
    const declared = file === 'lib/env.ts' ? text.matchAll(DECLARED_VARIABLE) : [];
    for (const [, ...found] of [...text.matchAll(READ_VARIABLE), ...declared]) variables.add(found.find(Boolean)!);
    for (const { 0: page, index } of text.matchAll(CITED_PAGE))
      citations.push({ at: `${file}:${text.slice(0, index).split('\n').length}`, text: page });
    if (basename(file) === 'package.json')
      for (const name of Object.keys((JSON.parse(text) as { scripts?: object }).scripts ?? {})) scripts.add(name);
  }
  return { paths, names, words, scripts, variables, citations };
}
