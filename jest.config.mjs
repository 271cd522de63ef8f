import nextJest from 'next/jest.js';
import { planSuites } from './scripts/test-suites.mjs';

const withNext = nextJest({ dir: './' });

// ESM-only packages, which must be transformed for jest's CommonJS runtime.
const ESM_ONLY = [
  '@hyunbinseo',
  '@adobe/structured-data-validator',
  '@marbec',
  'lru-cache',
  'suncalc',
  'jose',
  'aws4fetch',
  'zod-openapi',
  'openid-client',
  'oauth4webapi',
  'oidc-provider',
  'smtp-server',
];

/**
 * Globals of the language that no test replaces. Without this list, jest's sandbox intercepts every access to them; the
 * dispatcher's tests then take a third longer.
 */
const BUILT_IN = [
  ...['Array', 'Boolean', 'Error', 'JSON', 'Math', 'Number', 'Object', 'Promise', 'Reflect', 'RegExp', 'String'],
  ...['Infinity', 'Map', 'Set', 'Symbol', 'WeakMap', 'WeakSet', 'Proxy', 'RangeError', 'TypeError', 'BigInt'],
  ...['ArrayBuffer', 'DataView', 'Float32Array', 'Float64Array', 'Int16Array', 'Int32Array'],
  ...['Uint8Array', 'Uint16Array', 'Uint32Array'],
];

const shared = {
  modulePathIgnorePatterns: ['.next', '.data', 'test-results', 'figures', 'research'].map(
    (name) => `<rootDir>/${name}/`,
  ),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
};

/**
 * Returns what a project matches: the suites and the test files that run alone, or every test file by itself if the
 * command line selects some.
 */
function matchTests(areScreens, pattern) {
  if (process.env.TEST_SUITES !== 'yes') return { testMatch: [`<rootDir>/tests/${pattern}`] };
  const { suites, alone } = planSuites(areScreens);
  const suiteFiles = Object.keys(suites).map((name) => `tests/suites/${name}.suite.ts${areScreens ? 'x' : ''}`);
  return {
    testMatch: [...suiteFiles, ...alone].map((file) => `<rootDir>/${file}`),
    globals: { SUITE_FILES: suites },
  };
}

async function project(config) {
  const built = await withNext({ ...shared, ...config })();
  return { ...built, transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`] };
}

export default async function config() {
  return {
    // Long, so that a busy machine does not fail a test.
    testTimeout: 120_000,
    testSequencer: '<rootDir>/scripts/longest-first.mjs',
    testResultsProcessor: '<rootDir>/scripts/split-suites.mjs',
    projects: [
      await project({
        displayName: 'node',
        testEnvironment: 'node',
        sandboxInjectedGlobals: BUILT_IN,
        globalSetup: '<rootDir>/tests/support/shared-postgres.ts',
        globalTeardown: '<rootDir>/tests/support/stop-shared-postgres.ts',
        setupFiles: ['<rootDir>/tests/support/replace-module.ts'],
        ...matchTests(false, '{unit,contract,faults,campaigns}/**/*.test.ts'),
      }),
      await project({
        displayName: 'browser',
        testEnvironment: 'jsdom',
        // Icons and fields of screens have the names of some of the other globals.
        sandboxInjectedGlobals: ['Math', 'Number'],
        ...matchTests(true, 'unit/**/*.test.tsx'),
        setupFiles: ['<rootDir>/tests/support/replace-module.ts'],
        setupFilesAfterEnv: ['<rootDir>/tests/support/browser-setup.ts'],
      }),
    ],
  };
}
