// Lints, in memory and with the project's own settings, a file in every module that imports one file of every other
// module of the same folder. Prints JSON: { modules, enteredByTop, rejected }, where `rejected` is
// { importer: [imported] } and `enteredByTop` lists the modules that outsiders import by their top files only.
import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { ENTERED_BY_TOP_FILES, MAY_IMPORT } from '../../eslint.modules.mjs';

const countSegments = (path) => path.split('/').length;

/** Returns a file of a module, one at its top if there is one. */
function pickFile(module) {
  if (module.endsWith('.ts')) return module;
  const files = readdirSync(module, { recursive: true }).filter((name) => /\.tsx?$/.test(name));
  return `${module}/${files.sort((a, b) => countSegments(a) - countSegments(b))[0]}`;
}

const RULE = 'import/no-restricted-paths';
const lint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === RULE });

async function findRejected(importer, others) {
  const imports = others.map((other, n) => `import * as from${n} from '@/${pickFile(other).replace(/\.tsx?$/, '')}';`);
  const filePath = importer.endsWith('.ts') ? importer : `${importer}/new-file.ts`;
  const [{ messages }] = await lint.lintText(imports.join('\n'), { filePath });
  const lines = messages.filter(({ ruleId }) => ruleId === RULE).map(({ line }) => line);
  return others.filter((_, n) => lines.includes(n + 1));
}

const modules = Object.fromEntries(
  Object.entries(MAY_IMPORT).map(([folder, neighbours]) => {
    const at = (module) => (folder === '.' ? module : `${folder}/${module}`);
    return [folder, Object.fromEntries(Object.entries(neighbours).map(([module, may]) => [at(module), may.map(at)]))];
  }),
);

const rejected = {};
for (const neighbours of Object.values(modules))
  for (const importer of Object.keys(neighbours)) {
    const others = Object.keys(neighbours).filter((other) => other !== importer);
    rejected[importer] = [...(rejected[importer] ?? []), ...(await findRejected(importer, others))];
  }
// Pairs of neighbours do not cover imports of a module's inner modules.
rejected['lib/bff/upstream'].push(...(await findRejected('lib/bff/upstream', ['lib/api-host/db'])));
// The files at the top of the host compose its modules.
rejected['lib/api-host/accounts'].push(...(await findRejected('lib/api-host/accounts', ['lib/api-host/api-host.ts'])));
rejected.app.push(...(await findRejected('app', ['lib/bff/gateway'])));
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
  (rejected[importer] ??= []).push(...(await findRejected(importer, ['figures', 'research'])));

console.log(JSON.stringify({ modules, enteredByTop: ENTERED_BY_TOP_FILES, rejected }));
