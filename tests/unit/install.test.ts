import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const script = pathToFileURL('scripts/install.mjs').href;
const folder = mkdtempSync(join(tmpdir(), 'nalot-install-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REACT = { version: '1.0.0', integrity: 'sha512-react' };
const JEST = { version: '1.0.0', integrity: 'sha512-jest', dev: true };
const OTHER_PLATFORM = { version: '1.0.0', optional: true, os: ['another'] };
const WORKSPACE = { figures: {}, 'node_modules/@nalot/figures': { resolved: 'figures', link: true } };
const LOCKED = {
  '': {},
  ...WORKSPACE,
  'node_modules/react': REACT,
  'node_modules/jest': JEST,
  'node_modules/other': OTHER_PLATFORM,
};

/** Returns the result for a lock file and npm's list of the installed packages. */
function getInstalled(installed: object): string {
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const program = `import { getInstalled } from '${script}'; console.log(getInstalled());`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder }).toString().trim();
}

it.each<[string, object, string]>([
  ['all', { 'node_modules/react': REACT, 'node_modules/jest': JEST }, 'all'],
  ['those of production', { 'node_modules/react': REACT }, 'production'],
  ['none', {}, 'outdated'],
  ['another version', { 'node_modules/react': { ...REACT, version: '2.0.0' }, 'node_modules/jest': JEST }, 'outdated'],
  ['another content', { 'node_modules/react': { ...REACT, integrity: 'sha512-x' } }, 'outdated'],
  ['one that is not in the lock file', { 'node_modules/react': REACT, 'node_modules/vue': REACT }, 'outdated'],
  ['one for another platform', { 'node_modules/react': REACT, 'node_modules/other': OTHER_PLATFORM }, 'outdated'],
])('recognises installed packages: %s', (_, installed, result) => expect(getInstalled(installed)).toBe(result));
