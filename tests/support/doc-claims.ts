import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { ProjectFacts } from './project-facts';

/** A statement of a page about the code that can be checked. */
export interface Claim {
  kind: 'file' | 'script' | 'variable' | 'identifier';
  /** Page and line: `docs/develop.md:12`. */
  at: string;
  text: string;
}

const FILE_NAME = /^[\w.()[\]{},*$@/-]+\.(tsx?|mts|mjs|js|md|json|ya?ml|sql|css|html|txt|svg|conf|sh|pem)$/;
const FOLDER_NAME = /^[a-z][\w-]*\/[\w()[\]/.*-]+$/;
const KEBAB_CASE = /^[a-z]+(-[a-z0-9]+)+$/;
/** Names that only code has: `camelCase`, `PascalCase`, `CONSTANT_CASE` and `snake_case`. */
const IDENTIFIER =
  /^([a-z][a-z0-9]*[A-Z]\w*|[A-Z][a-z0-9]+[A-Z]\w*|[A-Z][A-Z0-9]*(_[A-Z0-9]+)+|[a-z][a-z0-9]*(_[a-z0-9]+)+)$/;
/** Absolute paths, addresses and headings are no claims about files. */
const NO_FILE = /^([a-z]+:\/\/|\/|#|\.next\/)/;

/** Returns the claims in the code spans and code blocks of a Markdown page, or in a file of environment variables. */
export function listClaims(page: string, text: string): Claim[] {
  const claims: Claim[] = [];
  let isCode = page.endsWith('.env.example');
  for (const [index, line] of text.split('\n').entries()) {
    const add = (kind: Claim['kind'], claim: string) => claims.push({ kind, at: `${page}:${index + 1}`, text: claim });
    if (/^\s*```/.test(line)) isCode = !isCode;
    for (const [, script = ''] of line.matchAll(/npm run ([\w:-]+)/g)) add('script', script);
    const spans = isCode
      ? [line.replaceAll('\\n', ' ')]
      : [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
    for (const span of spans) {
      for (const [, name = ''] of span.matchAll(/(?<![\w$-])([A-Z][A-Z0-9_]{2,})=/g)) add('variable', name);
      for (const token of span.split(/[\s;"'=]+|,(?![^{]*\})/).filter((part) => !NO_FILE.test(part))) {
        if (FILE_NAME.test(token) || (!isCode && FOLDER_NAME.test(token))) add('file', token);
        else if (!isCode && KEBAB_CASE.test(token)) add('identifier', token);
        else if (!token.includes('...'))
          for (const [word] of token.matchAll(/[\w$]+/g)) if (IDENTIFIER.test(word)) add('identifier', word);
      }
    }
  }
  return claims;
}

/** Returns a pattern for a path with placeholders (`LANGUAGE`, `*`, `{a,b}`), from any folder on. */
const toPattern = (path: string): RegExp =>
  new RegExp(
    `(^|/)${path
      .replace(/[.()[\]$+]/g, '\\$&')
      .replace(/\*+|\b[A-Z]{3,}\b/g, '[^/]+')
      .replace(/\{([^}]*)\}/g, (_, list: string) => `(${list.replaceAll(',', '|')})`)}$`,
  );

function isFile({ at, text }: Claim, { paths, names, words }: ProjectFacts): boolean {
  const path = normalize(text).replace(/\/$/, '');
  if (paths.has(path) || paths.has(join(dirname(at), path)) || names.has(path) || words.has(path)) return true;
  if (['', '.js', '.d.ts'].some((ending) => existsSync(join('node_modules', path + ending)))) return true;
  const pattern = toPattern(path);
  return [...paths].some((known) => pattern.test(known));
}

/** Returns whether a claim is true: the file, npm script or variable exists, or the identifier occurs in the code. */
export function isTrue(claim: Claim, project: ProjectFacts): boolean {
  if (claim.kind === 'file') return isFile(claim, project);
  const known = { script: project.scripts, variable: project.variables, identifier: project.words }[claim.kind];
  return known.has(claim.text);
}
