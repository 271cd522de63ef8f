import { defineConfig } from '@playwright/test';
import config from './playwright.config';

/** Settings of the walk through other browser engines (`npm run e2e:engines`), which start their browsers themselves. */
export default defineConfig({
  ...config,
  projects: undefined,
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
});
