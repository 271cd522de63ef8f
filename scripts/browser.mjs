// Finds Chromium for the end-to-end tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function find() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC];
  return candidates.find((path) => existsSync(path));
}

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. */
export function installPackages(...names) {
  console.log(`Installing ${names.join(', ')} for the browser tests ...`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...names);
}

/**
 * Returns the path of an installed Chromium or Chrome. If there is none, installs Debian's package (as root on Debian)
 * or Playwright's own download, whose path is undefined because Playwright finds it itself. Throws if both fail.
 */
export function ensureBrowser() {
  const existing = find();
  if (existing) return existing;
  if (isRootOnDebian()) {
    installPackages('chromium', 'fonts-noto-cjk');
    const installed = find();
    if (installed) return installed;
  }
  if (run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')) return undefined;
  throw new Error(
    'Chromium was not found and could not be installed: install Chromium or Chrome, or set CHROMIUM_PATH.',
  );
}
