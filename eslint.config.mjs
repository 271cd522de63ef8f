import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { zones } from './eslint.modules.mjs';

const config = [
  { ignores: ['.next/**', '.data/**', '.figures/**', 'next-env.d.ts', 'public/**', 'coverage/**'] },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['lib/**', 'components/**', 'app/**', 'middleware.ts', 'instrumentation.ts'],
    // Imports point one way (docs/decisions/0001).
    rules: { 'import/no-restricted-paths': ['error', { zones }] },
  },
  {
    files: ['lib/contract/**', 'lib/domain/**', 'lib/api-host/**', 'lib/worker/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['next', 'next/*', 'react', 'react-dom', 'server-only'] }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      // Pictures are already sized, compressed and signed. The image optimiser would only copy them.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['scripts/**', 'tools/**', 'tests/load/**'], rules: { 'no-console': 'off' } },
];

export default config;
