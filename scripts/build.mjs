// Builds the app when a source has changed since the last build: `node scripts/build.mjs`, or build() from a script.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = ['app', 'components', 'lib', 'data', 'public', 'middleware.ts', 'instrumentation.ts'];
const SETTINGS = ['next.config.ts', 'tailwind.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const STEPS = ['scripts/home-characters.txt', 'scripts/font.mjs', 'scripts/co-occurring-characters.txt'];
const STAMP = '.next/source.sha256';
/** What the sources looked like from outside when they were last read: as long as they do, they hold the same. */
const GLANCE = '.next/source.glance';
const WORKER = 'public/firebase-messaging-sw.js';
const MADE_BY_BUILD = /^(app\/fonts\/|public\/(sw|firebase-messaging-sw|workbox-[^/]*)\.js)/;
const ID_DIGITS = 16;

function* files(path) {
  if (!existsSync(path) || MADE_BY_BUILD.test(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function hashOf(look) {
  // EDGE=off leaves out the build settings of lib/next-edge.
  const hash = createHash('sha256').update(process.env.EDGE === 'off' ? 'EDGE=off' : '');
  for (const source of [...SOURCES, ...SETTINGS, ...STEPS])
    for (const file of files(source)) hash.update(file).update(look(file));
  return hash.digest('hex');
}

const fingerprint = () => hashOf(readFileSync);

const glance = () =>
  hashOf((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });

const isNoted = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;

function run(more, script, ...args) {
  const env = { ...process.env, ...more, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${script} failed: see its message above.`);
}

/** `output: 'standalone'` also lays out a tree that runs without the sources and without node_modules. */
export function build({ output = '' } = {}) {
  const isThere = existsSync(STAMP) && existsSync(WORKER) && (!output || existsSync(join('.next', output)));
  const seen = glance();
  if (isThere && isNoted(GLANCE, seen)) return;
  const now = fingerprint();
  if (isThere && isNoted(STAMP, now)) return writeFileSync(GLANCE, seen);
  console.log('Building (about a minute) ...');
  run({}, 'scripts/font.mjs');
  // Most clones are built once: to write a cache for the next build takes longer than a tenth of this one.
  const isFirst = !existsSync(STAMP);
  const named = { BUILD_ID: now.slice(0, ID_DIGITS), BUILD_OUTPUT: output, BUILD_CACHE: isFirst ? 'none' : '' };
  run(named, 'node_modules/next/dist/bin/next', 'build', '--webpack');
  run({}, 'lib/next-edge/compress.mjs');
  mkdirSync('.next', { recursive: true });
  writeFileSync(STAMP, now);
  writeFileSync(GLANCE, seen);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) build();
