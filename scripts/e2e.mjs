// `npm run e2e -- [arguments of Playwright]`: builds the app if a source has changed, and runs the end-to-end tests in the
// Chromium that it finds or installs, most of them in its headless shell if that is installed.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureBrowser, findHeadlessShell } from './browser.mjs';

/** Returns the variables that name the installed browsers. */
export function ensureChromium() {
  const [path, shell] = [ensureBrowser(), findHeadlessShell()];
  return { ...(path && { CHROMIUM_PATH: path }), ...(shell && { HEADLESS_SHELL_PATH: shell }) };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await build();
  const env = { ...process.env, ...ensureChromium() };
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1);
}
