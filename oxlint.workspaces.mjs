import app from './oxlint.config.mjs';

/** Settings for the workspaces (figures, research): the app's without the rules that name its folders. */
const config = {
  ...app,
  jsPlugins: app.jsPlugins.filter(({ name }) => name === 'modules'),
  ignorePatterns: [],
  overrides: [],
  rules: { ...app.rules, 'modules/no-restricted-paths': 'off' },
};

export default config;
