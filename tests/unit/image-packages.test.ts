import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL('scripts/image-packages.mjs').href;
const folder = mkdtempSync(join(tmpdir(), 'nalot-image-packages-'));
const [root, tree] = [join(folder, 'app'), join(folder, 'tree')];
afterAll(() => rmSync(folder, { recursive: true }));

function writePackage(parent: string, name: string, files: Record<string, string>): void {
  const home = join(parent, 'node_modules', name);
  mkdirSync(home, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(home, file), text);
}

function copyPackages(...imports: string[]): string {
  const options = JSON.stringify({ root, tree, program: 'host.mjs', imports });
  const program = `import { copyPackages } from '${script}'; await copyPackages(${options});`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8', stdio: 'pipe' });
}

const MANIFEST = '{ "type": "module", "exports": "./index.js" }';

beforeAll(() => {
  for (const parent of [root, tree]) {
    // Next.js has copied this package without the file that its bundles do not load.
    writePackage(parent, 'partial', { 'package.json': MANIFEST, 'index.js': "export * from './part.js';" });
    writePackage(parent, 'broken', { 'package.json': MANIFEST, 'index.js': "export * from './missing.js';" });
  }
  writePackage(root, 'partial', { 'part.js': 'export const part = 1;' });
  writePackage(root, 'absent', { 'package.json': MANIFEST, 'index.js': 'export {};' });
  writePackage(root, 'unused', { 'package.json': MANIFEST, 'index.js': 'export {};' });
  writeFileSync(join(root, 'host.mjs'), "import 'partial';\nimport 'absent';\n");
});

it('copies every file of the packages that the host loads, and no other package', () => {
  copyPackages('partial', 'absent');
  const files = ['partial/part.js', 'absent/index.js', 'unused/index.js'];
  expect(files.map((file) => existsSync(join(tree, 'node_modules', file)))).toEqual([true, true, false]);
});

it('fails if the image would lack a part of a package', () =>
  expect(() => copyPackages('broken')).toThrow(/lacks a part of a package that is not bundled/));
