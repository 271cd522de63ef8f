// `npm run e2e:engines`: walks the main journeys in WebKit and Firefox. Installs Debian's packages if that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findOnPath, installPackages, isRootOnDebian } from './browser.mjs';

const FIREFOX_NAMES = ['firefox-esr', 'firefox'];
const MINI_BROWSERS = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((api) => `/usr/lib/${architecture}/${api}/MiniBrowser`),
);

const isOnPath = (name) => findOnPath([name]) !== undefined;

function findFirefox() {
  return process.env.FIREFOX_PATH ?? findOnPath(FIREFOX_NAMES);
}

/** Returns the browser that WebKitWebDriver starts, if the driver and a virtual display are installed too. */
function findWebKit() {
  if (!isOnPath('WebKitWebDriver') || !isOnPath('xvfb-run')) return undefined;
  return process.env.WEBKIT_PATH ?? MINI_BROWSERS.find((path) => existsSync(path));
}

/** Returns the variables that name the installed engines, after installing missing ones as root on Debian. */
export function ensureEngines() {
  if (isRootOnDebian() && !findFirefox()) installPackages('firefox-esr');
  if (isRootOnDebian() && !findWebKit()) installPackages('webkit2gtk-driver', 'xvfb', 'xauth');
  const [firefox, webkit] = [findFirefox(), findWebKit()];
  const missing = [!firefox && 'Firefox', !webkit && 'WebKit (WebKitWebDriver, MiniBrowser, xvfb-run)'].filter(Boolean);
  if (missing.length > 0) console.log(`Skipped, because not installed: ${missing.join(', ')}.`);
  return { ...(firefox && { FIREFOX_PATH: firefox }), ...(webkit && { WEBKIT_PATH: webkit }) };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const engines = ensureEngines();
  if (Object.keys(engines).length === 0) process.exit(0);
  const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.engines.config.ts'];
  const { status } = spawnSync(process.execPath, [...cli, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...engines },
  });
  process.exit(status ?? 1);
}
