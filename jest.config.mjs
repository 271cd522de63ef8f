import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

// ESM-only packages that jest's CommonJS runtime has to have transformed.
const ESM_ONLY = [
  'bentocache',
  '@boringnode',
  '@julr',
  '@noble',
  '@paralleldrive',
  '@poppinss',
  'case-anything',
  'p-timeout',
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

const shared = {
  // The sandbox would look these up anew at every call: rules of comfort do little else, and a grid is 37,697 numbers.
  sandboxInjectedGlobals: ['Math', 'Number'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^server-only$': '<rootDir>/tests/support/empty.ts' },
};

async function project(config) {
  const built = await withNext({ ...shared, ...config })();
  return { ...built, transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY.join('|')})/)`] };
}

export default async function config() {
  return {
    // A machine that does much else is slow, and that is no failure.
    testTimeout: 60_000,
    projects: [
      await project({
        displayName: 'node',
        testEnvironment: 'node',
        globalSetup: '<rootDir>/tests/support/shared-postgres.ts',
        globalTeardown: '<rootDir>/tests/support/stop-shared-postgres.ts',
        testMatch: ['<rootDir>/tests/{unit,contract,faults,campaigns}/**/*.test.ts'],
      }),
      await project({
        displayName: 'browser',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/unit/**/*.test.tsx'],
        setupFilesAfterEnv: ['<rootDir>/tests/support/browser-setup.ts'],
      }),
    ],
  };
}
