// Lints, with the project's own settings, a file in every module that imports one file of every other module of the same
// folder. Prints JSON: { modules, enteredByTop, rejected }, where `rejected` is { importer: [imported] } and
// `enteredByTop` lists the modules that outsiders import by their top files only. Works in a folder of its own, in which
// the imported files are empty.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENTERED_BY_TOP_FILES, MAY_IMPORT } from '../../eslint.modules.mjs';

const RULE = 'modules(no-restricted-paths)';
const WORKSPACES = ['figures', 'research'];
const countSegments = (file) => file.split('/').length;

/** Returns a file of a module, one at its top if there is one. */
function pickFile(module) {
  if (module.endsWith('.ts')) return module;
  const files = readdirSync(module, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  return `${module}/${files.sort((a, b) => countSegments(a) - countSegments(b))[0]}`;
}

const modules = Object.fromEntries(
  Object.entries(MAY_IMPORT).map(([folder, neighbours]) => {
    const at = (module) => (folder === '.' ? module : `${folder}/${module}`);
    return [folder, Object.fromEntries(Object.entries(neighbours).map(([module, may]) => [at(module), may.map(at)]))];
  }),
);

/** Attempted imports by importer: its neighbours, and some that pairs of neighbours do not cover. */
const tried = { 'lib/bff/upstream': ['lib/api-host/db'], 'lib/api-host/accounts': ['lib/api-host/api-host.ts'] };
for (const neighbours of Object.values(modules))
  for (const importer of Object.keys(neighbours))
    tried[importer] = [...(tried[importer] ?? []), ...Object.keys(neighbours).filter((other) => other !== importer)];
tried.app.push('lib/bff/gateway');
for (const importer of [
  'app',
  'components',
  'lib/domain',
  'lib/next-edge',
  'scripts',
  'tools',
  'tests/unit',
  'tests/e2e',
])
  tried[importer] = [...(tried[importer] ?? []), ...WORKSPACES];

const folder = mkdtempSync(path.join(tmpdir(), 'nalot-lint-'));
const write = (file, text) => {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
const toFile = (importer) => (importer.endsWith('.ts') ? importer : `${importer}/new-file.ts`);
for (const imported of new Set(Object.values(tried).flat())) write(pickFile(imported), '');
for (const [importer, others] of Object.entries(tried))
  write(
    toFile(importer),
    others.map((other, n) => `import * as from${n} from '@/${pickFile(other).replace(/\.tsx?$/, '')}';`).join('\n'),
  );
for (const file of ['oxlint.config.mjs', 'oxlint.plugin.mjs', 'eslint.modules.mjs', 'tsconfig.json'])
  copyFileSync(file, path.join(folder, file));
symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));

const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--format=json'];
const { stdout, stderr } = spawnSync(process.execPath, [...oxlint, ...Object.keys(tried).map(toFile)], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
rmSync(folder, { recursive: true });
if (stderr) throw new Error(stderr);
const found = JSON.parse(stdout).diagnostics.filter(({ code }) => code === RULE);
const rejected = Object.fromEntries(
  Object.entries(tried).map(([importer, others]) => {
    const lines = found
      .filter(({ filename }) => filename === toFile(importer))
      .map(({ labels: [{ span }] }) => span.line);
    return [importer, others.filter((_, n) => lines.includes(n + 1))];
  }),
);
console.log(JSON.stringify({ modules, enteredByTop: ENTERED_BY_TOP_FILES, rejected }));
