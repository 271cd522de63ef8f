import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import type { PrecacheEntry } from 'workbox-precaching';

const PLUGIN = 'service-worker';
const WORKER_FILE = 'firebase-messaging-sw.js';

/** Files of the shell besides the hashed files of the build. Outfit pictures are cached when they are shown. */
const SHELL_FILES = [
  'offline.html',
  'offline-en.html',
  'figures/offline.webp',
  'icons/icon.svg',
  'icons/icon-192.png',
  ...Array.from({ length: 20 }, (_, i) => `weather/${i + 1}-still.svg`),
];

/** Files of the build that a browser with a worker never loads, or that screens without a network do not need. */
const NOT_IN_SHELL = [
  /\.map$/,
  /^manifest.*\.js$/,
  /firebase-messaging-sw\.js$/,
  /chunks\/(polyfills|main|framework)-(?!app)/,
  /chunks\/pages\//,
  /chunks\/app\/(\(plain\)|api|oauth|dev|manifest|_global-error)/,
  /components\/builtin\//,
  /_(build|ssg)Manifest\.js$/,
  /^server\//,
  /(build|react-loadable)-manifest\.json$/,
];

type Webpack = NonNullable<NextConfig['webpack']>;
type Context = Parameters<Webpack>[1];

interface Asset {
  name: string;
  source: { source: () => string | Buffer };
  info: { contenthash?: string | string[] };
}
interface Compilation {
  getAssets: () => readonly Asset[];
  hooks: { processAssets: { tapPromise: (options: object, build: () => Promise<void>) => void } };
}
interface Compiler {
  hooks: { thisCompilation: { tap: (name: string, start: (compilation: Compilation) => void) => void } };
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32);

/** Only users who turn on pushes or agree to analytics load Firebase's code, so the shell leaves it out. */
const isFirebase = ({ name, source }: Asset): boolean =>
  name.endsWith('.js') && /"@firebase\/(app|installations|messaging|analytics)"/.test(`${source.source()}`);

/** Lists the files to precache, by URL: those of the build, and those of the shell. */
function listEntries(assets: readonly Asset[]): PrecacheEntry[] {
  const built = assets
    .filter((asset) => !NOT_IN_SHELL.some((pattern) => pattern.test(asset.name)) && !isFirebase(asset))
    .map(({ name, source, info }) => ({
      url: `/_next/${name}`.replaceAll('[', '%5B').replaceAll(']', '%5D'),
      revision: [info.contenthash ?? []].flat()[0] ?? hash(Buffer.from(source.source())),
    }));
  const shell = SHELL_FILES.map((file) => ({ url: `/${file}`, revision: hash(readFileSync(`public/${file}`)) }));
  return [...built, ...shell].sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** Bundles and minifies the service worker with the list of files to precache. */
async function buildWorker(entries: PrecacheEntry[]): Promise<void> {
  // Imported by builds only: a server loads next.config.ts, but not the build tools.
  const { build } = await import('esbuild');
  await build({
    entryPoints: ['lib/worker/main.ts'],
    outfile: `public/${WORKER_FILE}`,
    bundle: true,
    minify: true,
    format: 'iife',
    // The oldest browsers that Next.js supports.
    target: ['chrome111', 'safari16.4', 'firefox111'],
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'self.__WB_MANIFEST': JSON.stringify(entries), 'process.env.NODE_ENV': '"production"' },
  });
}

/** Builds the worker after webpack has named and minified the files of the browser. */
const createPlugin =
  ({ webpack }: Context) =>
  (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: PLUGIN, stage }, () =>
        buildWorker(listEntries(compilation.getAssets())),
      );
    });

/** Adds the service worker to the build of the browser's files. */
export const withWorker = (config: NextConfig): NextConfig => ({
  ...config,
  webpack: (webpackConfig, context) => {
    const configured = config.webpack?.(webpackConfig, context) ?? webpackConfig;
    if (!context.isServer) configured.plugins.push(createPlugin(context));
    return configured;
  },
});
