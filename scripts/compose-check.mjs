// `npm run compose:check`: checks the Dockerfile and compose.yaml without Docker. It runs the build stage in a temporary
// folder that contains what .dockerignore admits, starts the services of compose.yaml as processes from the built tree,
// and tests them through the proxy (tests/load/stack.bench.ts). Arguments set the size of that run:
// `npm run compose:check -- 300 4 20`. Requires nginx and pgbouncer. `npm ci` is not repeated; the packages of this
// clone are used.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import { join, relative } from 'node:path';

const INSTALL = 'npm ci --omit=dev --no-audit --no-fund';
const args = process.argv.slice(2);
const size = args.length > 0 ? args : ['300', '2', '4'];

function run(cwd, command, options) {
  const { status } = spawnSync(command, options, { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed; see its output above.`);
}

/** Returns true if .dockerignore admits a path of the project to the image's build. */
function isIncluded(path, rules) {
  let isMatch = true;
  for (const rule of rules) {
    const pattern = rule.replace(/^!/, '');
    const matches = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`).test(path);
    if (matches) isMatch = rule.startsWith('!');
  }
  // An excluded folder may contain included files.
  return isMatch || rules.some((rule) => rule.startsWith(`!${path}/`));
}

/** Returns the RUN commands of the Dockerfile's build stage. */
function parseBuildSteps(dockerfile) {
  const [, stage] = /^FROM \S+ AS build\n([^]*?)^FROM/m.exec(dockerfile) ?? [];
  return [...(stage ?? '').matchAll(/^RUN (.+)$/gm)].map(([, command]) => command);
}

for (const tool of ['nginx', 'pgbouncer']) {
  if (spawnSync('sh', ['-c', `command -v ${tool}`], { stdio: 'ignore' }).status === 0) continue;
  console.error(`${tool} is missing. Install it: apt-get install ${tool}`);
  process.exit(1);
}
const folder = mkdtempSync(join(os.tmpdir(), 'nalot-image-'));
try {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  cpSync('.', folder, {
    recursive: true,
    filter: (source) => source === '.' || (isIncluded(relative('.', source), rules) && !statSync(source).isSocket()),
  });
  const steps = parseBuildSteps(readFileSync('Dockerfile', 'utf8'));
  if (!steps.includes(INSTALL)) throw new Error(`The build stage of the Dockerfile lacks "RUN ${INSTALL}".`);
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
