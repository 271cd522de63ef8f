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

/** Findings about pictures, lists and dialogs that follow the patterns of the ARIA practices guide. */
const NOT_ASKED = [
  ...['prefer-tag-over-role', 'interactive-supports-focus', 'no-noninteractive-tabindex'],
  ...['no-noninteractive-element-interactions', 'no-static-element-interactions', 'click-events-have-key-events'],
].map((name) => [`jsx-a11y/${name}`, 'off']);

/** Rules beyond oxlint's category `correctness`. */
const BEYOND_CORRECTNESS = [
  ...['no-array-constructor', 'no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread'],
  ...[
    ...['ban-ts-comment', 'consistent-type-imports', 'no-empty-object-type', 'no-explicit-any', 'no-namespace'],
    ...['no-require-imports', 'no-unnecessary-type-constraint', 'no-unsafe-function-type'],
  ].map((name) => `typescript/${name}`),
  ...['display-name', 'jsx-no-comment-textnodes', 'no-unescaped-entities', 'rules-of-hooks', 'unsupported-syntax'].map(
    (name) => `react/${name}`,
  ),
  'import/no-anonymous-default-export',
].map((name) => [name, 'error']);

const config = {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import'],
  categories: { correctness: 'error' },
  jsPlugins: [{ name: 'modules', specifier: 'eslint-plugin-import' }, './oxlint.plugin.mjs'],
  settings: { 'import/resolver': { typescript: true } },
  ignorePatterns: [
    ...['.next/**', '.data/**', '.figures/**', 'next-env.d.ts', 'public/**', 'test-results/**'],
    // They have lint of their own.
    ...['figures/**', 'research/**'],
  ],
  rules: {
    ...Object.fromEntries([...BEYOND_CORRECTNESS, ...NOT_ASKED]),
    'modules/no-restricted-paths': ['error', { zones: [WORKSPACES] }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'import/namespace': ['error', { allowComputed: true }],
    // Pictures are already sized, compressed and signed. The image optimiser would only copy them.
    'nextjs/no-img-element': 'off',
  },
  overrides: [
    {
      files: ['lib/**', 'components/**', 'app/**', 'middleware.ts', 'instrumentation.ts'],
      // Imports point one way (docs/decisions/0001).
      rules: { 'modules/no-restricted-paths': ['error', { zones: [...zones, WORKSPACES] }] },
    },
    {
      files: ['lib/contract/**', 'lib/domain/**', 'lib/api-host/**', 'lib/worker/**'],
      rules: {
        'no-restricted-imports': ['error', { patterns: ['next', 'next/*', 'react', 'react-dom', 'server-only'] }],
      },
    },
    { files: ['**/*.ts', '**/*.tsx'], rules: { 'no-console': 'error' } },
    { files: ['scripts/**', 'tools/**', 'tests/load/**', 'tests/rehearsals/**'], rules: { 'no-console': 'off' } },
    // Playwright's fixtures are hooks by name only, and take an empty pattern.
    { files: ['tests/e2e/**'], rules: { 'react/rules-of-hooks': 'off', 'no-empty-pattern': 'off' } },
    {
      files: ['app/**', 'components/**', 'lib/**', 'middleware.ts'],
      excludeFiles: TEXTS_AND_DATA,
      rules: { 'nalot/no-restricted-syntax': forbid(KOREAN_TEXTS) },
    },
    {
      files: ['app/**/*.tsx', 'components/**/*.tsx', 'lib/client/**/*.tsx'],
      rules: { 'nalot/no-restricted-syntax': forbid([...KOREAN_TEXTS, ...ENGLISH_TEXTS]), 'nalot/wrap-text': 'error' },
    },
  ],
};

export default config;
