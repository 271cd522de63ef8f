import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import { zones } from './eslint.modules.mjs';

/** Folders of texts, and files whose Korean is data: names of regions, values of providers, patterns, examples. */
const TEXTS_AND_DATA = [
  ...['lib/messages/**', 'lib/domain/notice/*/**', 'lib/domain/policy/*/**'],
  ...['lib/domain/place-search/**', 'lib/domain/place.ts', 'lib/api-host/region/**', 'lib/api-host/weather/kma/**'],
  ...['lib/contract/account-fields.ts', 'lib/contract/region.ts', 'lib/contract/weather-warnings.ts'],
  ...['lib/api-host/http/call-examples.ts', 'lib/api-host/http/openapi.ts', 'lib/api-host/mcp/**'],
  ...['lib/api-host/card/render-text.ts', 'lib/api-host/identity/development/**', 'lib/api-host/mail/mailbox-page.ts'],
  'lib/bff/gateway/mailbox.ts',
];

const HANGUL = '/[가-힣]/';
const WORD = '/[A-Za-z]{2}/';
/** A label other than an example of an e-mail address. */
const NO_ADDRESS = '/^[^@]*[A-Za-z]{2}[^@]*$/';
const message = 'Texts that people read belong in lib/messages.';
const KOREAN_TEXTS = [`Literal[value=${HANGUL}]`, `TemplateElement[value.raw=${HANGUL}]`, `JSXText[value=${HANGUL}]`];
const LABEL = 'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|label|placeholder)$/]';
const ENGLISH_TEXTS = [`JSXText[value=${WORD}]`, `${LABEL} > Literal[value=${NO_ADDRESS}]`];
const forbid = (selectors) => ['error', ...selectors.map((selector) => ({ selector, message }))];

/** The workspaces (figures, research) use the app; nothing of the app imports them. */
const WORKSPACES = {
  target: '.',
  from: ['./figures', './research'],
  message: 'The app imports nothing from a workspace.',
};

/** Turns off the rules about React, which take half of the time, where nothing renders. */
const WITHOUT_REACT = {
  files: ['**/*.ts', '**/*.mjs', 'tests/**'],
  ignores: ['app/**', 'components/**', 'lib/client/**'],
  rules: Object.fromEntries(
    nextVitals
      .flatMap(({ rules = {} }) => Object.keys(rules))
      .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
      .map((name) => [name, 'off']),
  ),
};

const config = [
  { ignores: ['.next/**', '.data/**', '.figures/**', 'next-env.d.ts', 'public/**', 'coverage/**', 'test-results/**'] },
  // They have lint of their own.
  { ignores: ['figures/**', 'research/**'] },
  ...nextVitals,
  ...nextTypescript,
  WITHOUT_REACT,
  { rules: { 'import/no-restricted-paths': ['error', { zones: [WORKSPACES] }] } },
  {
    files: ['lib/**', 'components/**', 'app/**', 'middleware.ts', 'instrumentation.ts'],
    // Imports point one way (docs/decisions/0001).
    rules: { 'import/no-restricted-paths': ['error', { zones: [...zones, WORKSPACES] }] },
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
  {
    files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
    ignores: TEXTS_AND_DATA,
    rules: { 'no-restricted-syntax': forbid(KOREAN_TEXTS) },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'lib/client/**/*.tsx'],
    rules: { 'no-restricted-syntax': forbid([...KOREAN_TEXTS, ...ENGLISH_TEXTS]) },
  },
  { files: ['scripts/**', 'tools/**', 'tests/load/**'], rules: { 'no-console': 'off' } },
];

export default config;
