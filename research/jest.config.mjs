import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });

export default createConfig({
  rootDir: '..',
  roots: ['<rootDir>/research', '<rootDir>/lib', '<rootDir>/tests/support', '<rootDir>/tests/unit/recommendation'],
  testMatch: ['<rootDir>/research/tests/**/*.test.ts'],
  // Long, so that a busy machine does not fail a test.
  testTimeout: 120_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Jest's sandbox would intercept every access to these globals.
  sandboxInjectedGlobals: ['Math', 'Number', 'Array', 'Object', 'Map', 'Set', 'Infinity', 'JSON', 'String', 'RegExp'],
});
