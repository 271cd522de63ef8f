import path from 'node:path';
import type { NextConfig } from 'next';

type Webpack = NonNullable<NextConfig['webpack']>;

/** Replaces `next/dynamic` in the browser. */
const DYNAMIC = path.resolve('lib/next-edge/client-dynamic.tsx');

/** The entries whose modules are loaded together: on every screen, on the two screens of a place, and on home. */
const LOADED_TOGETHER = {
  frame: ['app/layout', 'app/error', 'app/global-error', 'app/not-found'],
  place: ['app/(place)/layout', 'app/(place)/home/page', 'app/(place)/weather/page'],
  home: ['app/(place)/home/page'],
};

interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
}
interface ModuleContext {
  chunkGraph: { getModuleChunks: (module: object) => Chunk[] };
}

const isOneOf = (names: string[]) => (chunk: Chunk) => names.includes(chunk.name ?? '');
const isInAtLeast =
  (count: number, names: string[]) =>
  (module: object, { chunkGraph }: ModuleContext) =>
    chunkGraph.getModuleChunks(module).filter(isOneOf(names)).length >= count;

/** Next.js leaves small modules in every file that needs them, often four times on one screen. These are one file each. */
const CACHE_GROUPS = {
  frame: {
    name: 'frame',
    type: /^javascript/,
    test: isInAtLeast(1, LOADED_TOGETHER.frame),
    chunks: ({ name }: Chunk) => !name || name.startsWith('app/'),
    priority: 60,
    enforce: true,
  },
  place: {
    name: 'place',
    type: /^javascript/,
    test: isInAtLeast(2, LOADED_TOGETHER.place),
    chunks: isOneOf(LOADED_TOGETHER.place),
    priority: 50,
    enforce: true,
  },
  home: {
    name: 'home',
    type: /^javascript/,
    test: isInAtLeast(1, LOADED_TOGETHER.home),
    chunks: isOneOf(LOADED_TOGETHER.home),
    priority: 40,
    enforce: true,
  },
};

/**
 * Makes V8 compile a script in the background while it arrives, if it is the first line of the file
 * (https://v8.dev/blog/explicit-compile-hints). Other engines treat it as a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Whether pages load a script at once: those of screens, and the messages of the first screens. */
const isLoadedAtOnce = (chunk: Chunk) => chunk.canBeInitial() || /^first-/.test(chunk.name ?? '');

function speedUpFirstLoad(config: ReturnType<Webpack>, { isServer, webpack }: Parameters<Webpack>[1]) {
  if (isServer) return config;
  config.resolve.alias['next/dynamic$'] = DYNAMIC;
  Object.assign(config.optimization.splitChunks.cacheGroups, CACHE_GROUPS);
  config.plugins.push(
    new webpack.BannerPlugin({
      raw: true,
      include: /\.js$/,
      banner: ({ chunk }: { chunk: Chunk }) => (isLoadedAtOnce(chunk) ? COMPILE_HINT : ''),
      // After the minifier, which would remove the comment.
      stage: webpack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
    }),
  );
  return config;
}

/** Adds the build settings of the edge layer: the chunks of the first screens and the compile hint. */
export const withFirstLoad = (config: NextConfig): NextConfig => ({
  ...config,
  webpack: (webpackConfig, context) =>
    speedUpFirstLoad(config.webpack?.(webpackConfig, context) ?? webpackConfig, context),
});
