// Checks the environment variables before anything is installed or built.
import { existsSync } from 'node:fs';

/** Packages that the check needs. On a fresh clone they are missing until the others are installed. */
const PACKAGES = ['@next/env', 'tsx', 'zod'];
const SILENT = { info() {}, error() {} };

/** Sets the variables of this process to those of `before`. */
function restore(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}

/**
 * Throws an error with one sentence if a variable, of this process or of the files that Next.js reads, is invalid. Returns
 * false if the packages that it needs are not installed yet.
 */
export async function checkVariables() {
  if (!PACKAGES.every((name) => existsSync(`node_modules/${name}/package.json`))) return false;
  const before = { ...process.env };
  try {
    const { default: nextEnv } = await import('@next/env');
    nextEnv.loadEnvConfig(process.cwd(), false, SILENT);
    const { tsImport } = await import('tsx/esm/api');
    const { parseEnv, requireKnownProxies } = await tsImport('../lib/env.ts', import.meta.url);
    const { validateLimitPoints } = await tsImport('../lib/api-host/shared/limit-rules.ts', import.meta.url);
    const env = parseEnv({ ...process.env, NODE_ENV: 'production' });
    requireKnownProxies(env);
    validateLimitPoints(env.LIMITS);
    if (env.ROLE === 'dispatch') throw new Error('ROLE=dispatch serves no pages: start it with `npm run api`.');
    return true;
  } finally {
    restore(before);
  }
}
