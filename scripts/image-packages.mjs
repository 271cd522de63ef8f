// Packages of the image that no bundle contains. Next.js copies only those that its own bundles load.
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

/**
 * Copies a program and the files of all packages that it loads from the folder `root` to the folder `tree`. Throws if one
 * of `imports` cannot be loaded there, because it would fail only when the container starts.
 */
export async function copyPackages({ root, tree, program, imports }) {
  const { fileList } = await nft.nodeFileTrace([join(root, program)], { base: root });
  for (const file of fileList) cpSync(join(root, file), join(tree, file), { dereference: true });
  const code = imports.map((path) => `import '${path}';`).join('\n');
  const options = { cwd: tree, encoding: 'utf8' };
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], options);
  if (status !== 0) throw new Error(`${tree} lacks a part of a package that is not bundled:\n${stderr}`);
}
