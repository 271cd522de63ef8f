import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { NextConfig } from 'next';

/** Files of the shell besides the hashed files of the build. Outfit pictures are cached when they are shown. */
const SHELL_FILES = [
  'offline.html',
  'offline-en.html',
  'figures/offline.webp',
  'icons/icon.svg',
  'icons/icon-192.png',
  ...Array.from({ length: 20 }, (_, i) => `weather/${i + 1}-still.svg`),
];

const hashPublicFile = (file: string) =>
  createHash('sha256')
    .update(readFileSync(`public/${file}`))
    .digest('hex')
    .slice(0, 32);

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
  // next-pwa excludes these too, but workbox calls only the first of several exclude functions: ours.
  /^server\//,
  /(build|react-loadable)-manifest\.json$/,
];

interface Emitted {
  asset: { name: string; source: { source: () => string | Buffer } };
}

/** Only users who turn on pushes or agree to analytics load Firebase's code, so the shell leaves it out. */
const isFirebase = ({ asset }: Emitted): boolean =>
  asset.name.endsWith('.js') && /"@firebase\/(app|installations|messaging|analytics)"/.test(`${asset.source.source()}`);

/** Builds the service worker with next-pwa, without next-pwa's own registration script: ours loads later. */
export async function withWorker(config: NextConfig): Promise<NextConfig> {
  // Imported by builds only: it loads 70 MB of build tools into a process.
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
      additionalManifestEntries: SHELL_FILES.map((file) => ({ url: `/${file}`, revision: hashPublicFile(file) })),
    },
  })(config);
  return {
    ...rest,
    webpack: (webpackConfig, context) => {
      const { entry } = webpackConfig;
      return { ...webpack?.(webpackConfig, context), entry };
    },
  };
}
