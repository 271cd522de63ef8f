// Installs the packages of package-lock.json if they are missing or older than it.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';

export function install() {
  const isCurrent = existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isCurrent) return;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci failed; see its output above.');
}
