// `node scripts/build.mjs`: builds the app if a source has changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = ['app', 'components', 'lib', 'data', 'public', 'middleware.ts', 'instrumentation.ts'];
const SETTINGS = ['next.config.ts', 'tailwind.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const STEPS = [
  'scripts/home-characters.txt',
  'scripts/font.mjs',
  'scripts/co-occurring-characters.txt',
  'scripts/splash-script.mjs',
];
/** SHA-256 of the contents of all sources at the last build. */
const CONTENT_STAMP = '.next/source.sha256';
/** SHA-256 of the sizes and modification times of all sources. While it matches, the contents need not be read. */
const STAT_STAMP = '.next/source.stat';
const WORKER = 'public/firebase-messaging-sw.js';
const GENERATED = /^(app\/fonts\/|public\/(sw|firebase-messaging-sw|workbox-[^/]*)\.js)/;
const ID_DIGITS = 16;

function* files(path) {
  if (!existsSync(path) || GENERATED.test(path)) return;
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) yield* files(join(path, name));
}

function hashSources(read) {
  // EDGE=off leaves out the build settings of lib/next-edge.
  const hash = createHash('sha256').update(process.env.EDGE === 'off' ? 'EDGE=off' : '');
  for (const source of [...SOURCES, ...SETTINGS, ...STEPS])
    for (const file of files(source)) hash.update(file).update(read(file));
  return hash.digest('hex');
}

const hashContents = () => hashSources(readFileSync);

const hashStats = () =>
  hashSources((file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });

const matches = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;

function run(variables, script, ...args) {
  const env = { ...process.env, ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${script} failed; see its output above.`);
}

/**
 * Builds the app if a source has changed. With `output: 'standalone'`, Next.js also writes a tree that runs without the
 * sources and node_modules. Throws if a step fails.
 */
export function build({ output = '' } = {}) {
  const isBuilt = existsSync(CONTENT_STAMP) && existsSync(WORKER) && (!output || existsSync(join('.next', output)));
  const stats = hashStats();
  if (isBuilt && matches(STAT_STAMP, stats)) return;
  const contents = hashContents();
  if (isBuilt && matches(CONTENT_STAMP, contents)) return writeFileSync(STAT_STAMP, stats);
  console.log('Building the app (about a minute) ...');
  run({}, 'scripts/font.mjs');
  // Most clones are built once, and writing a cache for later builds would add more than a tenth to the first one.
  const isFirst = !existsSync(CONTENT_STAMP);
  const variables = {
    BUILD_ID: contents.slice(0, ID_DIGITS),
    BUILD_OUTPUT: output,
    BUILD_CACHE: isFirst ? 'none' : '',
  };
  run(variables, 'node_modules/next/dist/bin/next', 'build', '--webpack');
  run({}, 'lib/next-edge/compress.mjs');
  mkdirSync('.next', { recursive: true });
  writeFileSync(CONTENT_STAMP, contents);
  writeFileSync(STAT_STAMP, stats);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) build();
