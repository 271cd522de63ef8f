// `node scripts/standalone.mjs`: writes everything that a container needs to .next/standalone, which is the standalone
// output of Next.js with its static files, and the API host and the operator commands bundled as one file each. Start it
// with `node server.js` in that folder.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from './build.mjs';

const TREE = '.next/standalone';
/** Bundles by name, with their entry in lib/api-host: `npm run api`, `db:migrate`, `db:export`, `db:import`,
 * `pictures:upload`, `feedback`. */
const PROGRAMS = {
  host: 'main',
  'db-migrate': 'db-migrate',
  'db-export': 'db-export',
  'db-import': 'db-import',
  'pictures-upload': 'pictures-upload',
  'list-feedback': 'list-feedback',
};

/** Lists the packages that Next.js copied to the tree unbundled because they load files of their own. */
function listUnbundledPackages() {
  const folders = readdirSync(join(TREE, 'node_modules'));
  const scoped = folders.filter((name) => name.startsWith('@'));
  return [
    ...folders.filter((name) => !name.startsWith('@') && !name.startsWith('.')),
    ...scoped.flatMap((scope) => readdirSync(join(TREE, 'node_modules', scope)).map((name) => `${scope}/${name}`)),
  ];
}

await build({ output: 'standalone' });
for (const [from, to] of [
  ['.next/static', '.next/static'],
  ['public', 'public'],
]) {
  rmSync(join(TREE, to), { recursive: true, force: true });
  cpSync(from, join(TREE, to), { recursive: true });
}
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
/** Next.js bundles zod and copies only the part of it that @modelcontextprotocol/server loads. */
const BUNDLED = ['next', 'react', 'react-dom', 'zod'];
const external = listUnbundledPackages().filter((name) => name in dependencies && !BUNDLED.includes(name));
const loaded = new Set();
for (const [name, source] of Object.entries(PROGRAMS)) {
  const { metafile } = await bundle({
    entryPoints: [`lib/api-host/${source}.ts`],
    outfile: join(TREE, `${name}.mjs`),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    logLevel: 'warning',
    metafile: true,
    // Bundled CommonJS modules call `require` for Node's built-in modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  for (const { imports } of Object.values(metafile.outputs))
    for (const { path } of imports) if (!isBuiltin(path)) loaded.add(path);
}
// A package that Next.js copied only in part would fail when the container starts.
const code = [...loaded].map((path) => `import '${path}';`).join('\n');
const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: TREE, stdio: 'inherit' });
if (status !== 0) throw new Error(`${TREE} lacks a part of a package that is not bundled; see the output above.`);
if (!existsSync(join(TREE, 'server.js'))) throw new Error(`${TREE}/server.js is missing: next build did not write it.`);
console.log(`${TREE} is complete. Packages that are not bundled (${external.length}): ${external.join(', ')}`);
