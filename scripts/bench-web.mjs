// `npm run bench:web`, `npm run bench:lighthouse`: builds the app, finds Chromium and runs a benchmark of the screens.
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';

await build();
const [bench, ...options] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', `tests/load/${bench}.bench.ts`, ...options], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser() },
});
process.exit(status ?? 1);
