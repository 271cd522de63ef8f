import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

const ROOMS = [
  'app/api',
  'app',
  'components',
  'lib/client',
  'lib/worker',
  'lib/bff',
  'lib/api-host',
  'lib/domain',
  'lib/contract',
];

// Imports run one way (docs/decisions/0001): each room lists the rooms it may look into; itself always.
const MAY_IMPORT = {
  'app/api': ['lib/bff', 'lib/domain', 'lib/contract'],
  app: ['components', 'lib/client', 'lib/bff', 'lib/domain', 'lib/contract'],
  components: ['lib/client', 'lib/domain', 'lib/contract'],
  'lib/client': ['lib/domain', 'lib/contract'],
  'lib/worker': ['lib/domain', 'lib/contract'],
  'lib/bff': ['lib/domain', 'lib/contract'],
  'lib/api-host': ['lib/domain', 'lib/contract'],
  'lib/domain': ['lib/contract'],
  'lib/contract': [],
};

const zones = Object.entries(MAY_IMPORT).map(([room, allowed]) => ({
  target: room === 'app' ? './app/!(api)/**' : room === 'lib/bff' ? './lib/bff/!(upstream)/**' : `./${room}`,
  from: ROOMS.filter((other) => other !== room && !other.startsWith('app') && !allowed.includes(other)).map(
    (other) => `./${other}`,
  ),
  message: `${room} may import ${[...allowed, 'itself'].join(', ')}.`,
}));

const config = [
  { ignores: ['.next/**', '.data/**', '.figures/**', 'next-env.d.ts', 'public/**', 'coverage/**'] },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['lib/**', 'components/**', 'app/**'],
    rules: { 'import/no-restricted-paths': ['error', { zones: zones.filter(({ from }) => from.length > 0) }] },
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
      // Pictures are already sized, compressed and signed; the optimiser would only copy them.
      '@next/next/no-img-element': 'off',
    },
  },
  { files: ['scripts/**', 'tools/**', 'tests/load/**'], rules: { 'no-console': 'off' } },
];

export default config;
