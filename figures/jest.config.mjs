import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: '.' });

export default createConfig({
  rootDir: '..',
  roots: ['<rootDir>/figures', '<rootDir>/lib'],
  testMatch: ['<rootDir>/figures/tests/**/*.test.ts'],
  // Long, so that a busy machine does not fail a test.
  testTimeout: 120_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
