// `npm run screens [-- -g NAME]`: takes the screenshots that docs/screens/README.md shows, or those whose names match.
// Builds the app first. Requires Chromium.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';

await build();
const cli = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'playwright.screens.config.ts'];
const { status } = spawnSync(process.execPath, [...cli, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser() },
});
process.exit(status ?? 1);
