// `node scripts/standalone.mjs`: everything that a container needs, in .next/standalone: the framework's own tree with its
// static files, and the host alone and the operator's commands as one file each. Runs with `node server.js` in it.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from './build.mjs';

const TREE = '.next/standalone';
/** As a clone runs them: `npm run api`, `db:export`, `db:import`, `pictures:upload`. */
const PROGRAMS = {
  host: 'main',
  'db-export': 'db-export',
  'db-import': 'db-import',
  'pictures-upload': 'pictures-upload',
};

/** Packages that the framework left whole, because they bring files of their own; they lie in the tree. */
function wholePackages() {
  const folders = readdirSync(join(TREE, 'node_modules'));
  const scoped = folders.filter((name) => name.startsWith('@'));
  return [
    ...folders.filter((name) => !name.startsWith('@') && !name.startsWith('.')),
    ...scoped.flatMap((scope) => readdirSync(join(TREE, 'node_modules', scope)).map((name) => `${scope}/${name}`)),
  ];
}

build({ output: 'standalone' });
for (const [from, to] of [
  ['.next/static', '.next/static'],
  ['public', 'public'],
]) {
  rmSync(join(TREE, to), { recursive: true, force: true });
  cpSync(from, join(TREE, to), { recursive: true });
}
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const whole = wholePackages().filter((name) => name in dependencies && name !== 'next' && !name.startsWith('react'));
for (const [name, source] of Object.entries(PROGRAMS))
  await bundle({
    entryPoints: [`lib/api-host/${source}.ts`],
    outfile: join(TREE, `${name}.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: whole,
    logLevel: 'warning',
    // What is bundled as CommonJS asks for Node's own modules in its own way.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
if (!existsSync(join(TREE, 'server.js'))) throw new Error(`${TREE} has no server.js`);
console.log(`${TREE} is complete; ${whole.length} packages in it are left whole: ${whole.join(', ')}`);
