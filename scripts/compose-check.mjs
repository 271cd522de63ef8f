// `npm run compose:check`: what the Dockerfile and compose.yaml say, without Docker. The image's build stage runs in a
// temporary folder, on what .dockerignore lets through; then all that compose.yaml names is started as processes from
// that folder's tree, and looked at through the proxy (tests/load/stack.bench.ts, a small run of it, or one of the size
// that is given: `npm run compose:check -- 300 4 20`). Needs nginx and pgbouncer. Only `npm ci` is not run again: the
// packages are those of this clone.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';

const INSTALL = 'npm ci --no-audit --no-fund';
const given = process.argv.slice(2);
const size = given.length > 0 ? given : ['300', '2', '4'];

function run(cwd, command, args) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: see its message above.`);
}

/** Whether .dockerignore lets a path of the project into the image's build. */
function isLetIn(path, rules) {
  let isIn = true;
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '');
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`).test(path);
    if (matches) isIn = rule.startsWith('!');
  }
  // A folder that is shut may still hold what is let in.
  return isIn || rules.some((rule) => rule.startsWith(`!${path}/`));
}

/** The commands of the Dockerfile's build stage. */
function stepsOf(dockerfile) {
  const [, stage] = /^FROM \S+ AS build\n([^]*?)^FROM/m.exec(dockerfile) ?? [];
  return [...(stage ?? '').matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);
}

const folder = mkdtempSync(join(os.tmpdir(), 'nalot-image-'));
try {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => source === '.' || (isLetIn(relative('.', source), rules) && !statSync(source).isSocket()),
  });
  const steps = stepsOf(readFileSync('Dockerfile', 'utf8'));
  if (!steps.includes(INSTALL)) throw new Error(`the Dockerfile does not say RUN ${INSTALL}`);
  for (const step of steps) {
    console.log(`— ${step}`);
    if (step === INSTALL) run('.', 'cp', ['-al', 'node_modules', folder]);
    else run(folder, 'sh', ['-c', step]);
  }
  run('.', process.execPath, [
    '--import',
    'tsx',
    'tests/load/stack.bench.ts',
    join(folder, '.next/standalone'),
    ...size,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
