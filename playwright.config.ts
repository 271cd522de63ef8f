import { defineConfig } from '@playwright/test';
import { QUIET_CHROMIUM } from './tests/support/chromium';
import { SERVER_SECRET } from './tests/support/mailbox-address';

/** Two runs on one machine keep out of each other's way by a base of their own. */
const BASE = Number(process.env.E2E_PORT_BASE ?? 4300);
export const PORTS = {
  live: BASE,
  recorded: BASE + 1,
  life: BASE + 3,
  host: BASE + 4,
  instances: [BASE + 5, BASE + 6],
  stopping: BASE + 7,
  wear: BASE + 8,
  provider: BASE + 10,
  nothing: 9,
} as const;

const CHROMIUM_ARGS = [
  ...QUIET_CHROMIUM,
  // Without a graphics card Chromium would draw by one that is computed: for tests of pages nothing but a detour.
  '--disable-gpu',
  `--disable-features=${[
    // Each window of a whole Chromium brings pages of the browser's own for its address bar: half of what a test takes.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
    // The last list is the one that counts; Playwright's own has these, too.
    ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
    ...[
      'HttpsFirstBalancedModeAutoEnable',
      'LensOverlay',
      'MediaRouter',
      'PaintHolding',
      'ThirdPartyStoragePartitioning',
    ],
    ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
    'PreconnectToSearch',
  ].join()}`,
];

/** The production build with its embedded default, in a data folder of its own, asking only loopback for weather. */
const live = {
  // Nothing of an earlier run may answer in place of the provider.
  command: `node -e "fs.rmSync('test-results/data-live', { recursive: true, force: true })" && node scripts/start.mjs`,
  url: `http://127.0.0.1:${PORTS.live}/api/health/live`,
  env: {
    PORT: String(PORTS.live),
    DATA_DIR: 'test-results/data-live',
    OPEN_METEO_BASE_URL: `http://127.0.0.1:${PORTS.provider}`,
    LOG_LEVEL: 'warn',
    TRUSTED_PROXY_HOPS: '1',
    API_SECRET: SERVER_SECRET,
  },
  reuseExistingServer: false,
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5_000 },
};

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // A slow machine is no failure: what is about time is measured in tests/load.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/playwright.json' }],
  ],
  use: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    timezoneId: 'America/New_York',
    // What pages do by themselves is judged without a worker between; pwa.spec.ts has one.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORTS.live}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  webServer: [
    {
      command: `node_modules/.bin/tsx tests/support/provider-main.mts ${PORTS.provider}`,
      url: `http://127.0.0.1:${PORTS.provider}/health`,
      reuseExistingServer: false,
    },
    live,
  ],
});
