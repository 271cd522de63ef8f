// Runs jest with the flag that PGlite's dynamic imports need.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
// Jest would take a path after `--selectProjects NAME` for one more name, and run everything: the pair goes last.
const given = process.argv.slice(2);
const named = given.indexOf('--selectProjects');
if (named >= 0) given.push(...given.splice(named, 2));
const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', '--no-warnings', jest, ...given], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
