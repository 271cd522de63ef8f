// The API host in one file, which esbuild writes in less than a second. Next.js would compile it twice, for pages and for
// instrumentation.

import { readFileSync, writeFileSync } from 'node:fs';
import { toOneByteSource } from './one-byte-source.mjs';

export const HOST_FILE = '.next/host.mjs';

/**
 * Packages that no bundle contains. Some load files of their own at run time (WebAssembly, workers), which a bundler would
 * lose; the others would be in several bundles.
 */
export const UNBUNDLED_PACKAGES = [
  '@electric-sql/pglite',
  '@modelcontextprotocol/server',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'firebase-admin',
  'nodemailer',
  'oidc-provider',
  'pg',
  'pino',
  'prom-client',
  'sharp',
  'undici',
  'uuid',
  'web-push',
  'zod',
];

/** Bundles a program of `lib/api-host` for Node.js. Returns esbuild's result with the imports that are not bundled. */
export async function bundleHost(program, outfile) {
  // `npm start` loads this file before it has installed anything.
  const { build } = await import('esbuild');
  const result = await build({
    entryPoints: [`lib/api-host/${program}.ts`],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: UNBUNDLED_PACKAGES,
    // `server-only` throws without it.
    conditions: ['react-server'],
    logLevel: 'warning',
    metafile: true,
    // Bundled CommonJS modules call `require` for Node's built-in modules.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  // esbuild escapes characters in texts, but not in regular expressions and comments.
  writeFileSync(outfile, toOneByteSource(readFileSync(outfile, 'utf8')));
  return result;
}

/** Imports of the host by the BFF. The server runs in the folder of the build. */
export const HOST_EXTERNALS = {
  '@/lib/api-host/default-host': `promise import(require('node:url').pathToFileURL(require('node:path').resolve('${HOST_FILE}')).href)`,
};
