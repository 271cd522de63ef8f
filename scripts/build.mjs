// `node scripts/build.mjs`: builds the app if a source has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressFiles } from '../lib/next-edge/compress.mjs';
import { markFontsMissing, markFontsReady } from './fonts-ready.mjs';
import { bundleHost, HOST_FILE } from './host-bundle.mjs';
import { runQuietly } from './run-quietly.mjs';
import { showElapsed } from './show-elapsed.mjs';

const SOURCES = ['app', 'components', 'lib', 'data', 'public', 'middleware.ts', 'instrumentation.ts'];
const SETTINGS = ['next.config.ts', 'tailwind.config.ts', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const STEPS = [
  'scripts/host-bundle.mjs',
  'scripts/one-byte-source.mjs',
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

/** Printed by Next.js when the files of the browser are complete and it begins to render the static pages. */
const COMPILED = 'Compiled successfully';

async function cutFonts(env) {
  markFontsMissing();
  await runQuietly(process.execPath, ['scripts/font.mjs'], { env });
  markFontsReady();
}

/** Runs `next build`, and compresses the files of the browser while it renders the static pages on one core. */
async function runNext(env, signal) {
  let compressed;
  await runQuietly(process.execPath, ['node_modules/next/dist/bin/next', 'build', '--webpack'], {
    env,
    signal,
    onOutput: (output) => output.includes(COMPILED) && (compressed ??= compressFiles()),
  });
  await compressed;
  await compressFiles();
}

/** Cuts the fonts while Next.js builds the files of the server, and bundles the host into the folder that it has emptied. */
async function runSteps(variables) {
  const env = { ...process.env, ...variables, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const failure = new AbortController();
  const fonts = cutFonts(env);
  fonts.catch(() => failure.abort());
  await Promise.all([fonts, runNext(env, failure.signal)]);
  await bundleHost('default-host', HOST_FILE);
}

/**
 * Builds the app if a source has changed. With `output: 'standalone'`, Next.js also writes a tree that runs without the
 * sources and node_modules. Throws if a step fails.
 */
export async function build({ output = '' } = {}) {
  const isBuilt = existsSync(CONTENT_STAMP) && existsSync(WORKER) && (!output || existsSync(join('.next', output)));
  const stats = hashStats();
  if (isBuilt && matches(STAT_STAMP, stats)) return;
  const contents = hashContents();
  if (isBuilt && matches(CONTENT_STAMP, contents)) return writeFileSync(STAT_STAMP, stats);
  // Most clones are built once, and writing a cache for later builds would add more than a tenth to the first one.
  const isFirst = !existsSync(CONTENT_STAMP);
  const variables = {
    BUILD_ID: contents.slice(0, ID_DIGITS),
    BUILD_OUTPUT: output,
    BUILD_CACHE: isFirst ? 'none' : '',
  };
  await showElapsed('Building the app', () => runSteps(variables));
  mkdirSync('.next', { recursive: true });
  writeFileSync(CONTENT_STAMP, contents);
  writeFileSync(STAT_STAMP, stats);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  await build().catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
