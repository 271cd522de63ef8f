import type { NextConfig } from 'next';

/** Class of the plugin by which Next.js finds the files that each page needs, for a deployment in another folder. */
export const TRACE_PLUGIN = 'TraceEntryPointsPlugin';

/** Leaves out the traces. The server that is started in the folder of the build does not read them. */
export const withoutTraces = (config: NextConfig): NextConfig => ({
  ...config,
  outputFileTracingExcludes: { '*': ['**/*'] },
  webpack: (webpackConfig, context) => {
    const configured = config.webpack?.(webpackConfig, context) ?? webpackConfig;
    const isOther = (plugin: object) => plugin.constructor.name !== TRACE_PLUGIN;
    return Object.assign(configured, { plugins: configured.plugins.filter(isOther) });
  },
});
