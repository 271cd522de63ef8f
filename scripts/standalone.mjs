// `node scripts/standalone.mjs`: writes everything that a container needs to .next/standalone, which is the standalone
// output of Next.js with its static files, and the API host and the operator commands bundled as one file each. Start it
// with `node server.js` in that folder.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build } from './build.mjs';
import { bundleHost, HOST_FILE } from './host-bundle.mjs';
import { copyPackages } from './image-packages.mjs';

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

await build({ output: 'standalone' });
for (const [from, to] of [
  ['.next/static', '.next/static'],
  ['public', 'public'],
]) {
  rmSync(join(TREE, to), { recursive: true, force: true });
  cpSync(from, join(TREE, to), { recursive: true });
}
const loaded = new Set();
for (const [name, program] of Object.entries(PROGRAMS)) {
  const { metafile } = await bundleHost(program, join(TREE, `${name}.mjs`));
  for (const { imports } of Object.values(metafile.outputs))
    for (const { path } of imports) if (!isBuiltin(path)) loaded.add(path);
}
await copyPackages({ root: process.cwd(), tree: TREE, program: HOST_FILE, imports: [...loaded] });
if (!existsSync(join(TREE, 'server.js'))) throw new Error(`${TREE}/server.js is missing: next build did not write it.`);
console.log(`${TREE} is complete. Packages that are not bundled (${loaded.size}): ${[...loaded].sort().join(', ')}`);
