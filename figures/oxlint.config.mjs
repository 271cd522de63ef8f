import app from '../oxlint.config.mjs';

/** The app's settings without its rules about modules and texts, which name folders that do not exist here. */
const config = {
  ...app,
  jsPlugins: app.jsPlugins.filter(({ name }) => name === 'modules'),
  ignorePatterns: [],
  overrides: [],
  rules: { ...app.rules, 'modules/no-restricted-paths': 'off' },
};

export default config;
