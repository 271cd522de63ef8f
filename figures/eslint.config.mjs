import app from '../eslint.config.mjs';

/** The app's settings. Its rules about modules and texts name folders that do not exist here. */
const config = [...app, { rules: { 'no-console': 'off', '@next/next/no-html-link-for-pages': 'off' } }];

export default config;
