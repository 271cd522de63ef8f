// Finds Chromium for the end-to-end tests, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Returns the path of the first of some programs that is installed. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

const find = () => process.env.CHROMIUM_PATH || findOnPath(NAMES) || (existsSync(MAC) ? MAC : undefined);

/** Long enough for a slow mirror of packages. */
const INSTALL_LIMIT_MS = 10 * 60_000;

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', timeout: INSTALL_LIMIT_MS }).status === 0;

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

/** Returns the path of Chromium's headless shell, or undefined if it is not installed. */
export const findHeadlessShell = () => process.env.HEADLESS_SHELL_PATH || findOnPath(['chromium-headless-shell']);
