import { defineConfig } from '@playwright/test';
import { QUIET_CHROMIUM } from './tests/support/chromium';
import { compileProgram } from './tests/support/compiled';

/** First port of the test servers. Set E2E_PORT_BASE if two runs share a machine. */
const BASE = Number(process.env.E2E_PORT_BASE ?? 4300);
export const PORTS = {
  live: BASE,
  recorded: BASE + 1,
  sample: BASE + 2,
  life: BASE + 3,
  edgeOff: BASE + 9,
  provider: BASE + 10,
  custom: BASE + 11,
  lateProvider: BASE + 12,
  nothing: 9,
} as const;

const CHROMIUM_ARGS = [
  ...QUIET_CHROMIUM,
  // Without a graphics card Chromium would emulate one, which only slows the tests.
  '--disable-gpu',
  `--disable-features=${[
    // Pages that Chromium opens for its address bar in each window. They take half of a test's time.
    ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
    // Chromium uses only the last --disable-features, so Playwright's own list is repeated here.
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
    // Starts a worker without an event when links are visible. One that is just stopping then keeps an accepted version
    // waiting for minutes (docs/decisions/0013-service-worker.md).
    'SpeculativeServiceWorkerWarmUp',
  ].join()}`,
];

/** Tests of notifications and push subscriptions, which headless shells lack. */
const WITH_NOTIFICATIONS = /\/(alarm|pwa-push)[^/]*\.spec\.ts$/;

const { CHROMIUM_PATH, HEADLESS_SHELL_PATH } = process.env;

const WITH_BROWSER = {
  // Without a path, Playwright's own browser runs, which is a headless shell unless the channel is named.
  channel: CHROMIUM_PATH ? undefined : 'chromium',
  launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS },
};
const WITH_SHELL = { launchOptions: { executablePath: HEADLESS_SHELL_PATH, args: CHROMIUM_ARGS } };
/** With one project, each worker starts one browser. Starting Chromium takes 3 s of processor time. */
const PROJECTS =
  CHROMIUM_PATH && !HEADLESS_SHELL_PATH
    ? [{ name: 'browser', use: WITH_BROWSER }]
    : [
        { name: 'headless shell', testIgnore: WITH_NOTIFICATIONS, use: WITH_SHELL },
        { name: 'browser', testMatch: WITH_NOTIFICATIONS, use: WITH_BROWSER },
      ];

/** Returns the command of the shared servers. Workers load this file too, and do not start them. */
const getServerCommand = () =>
  process.env.TEST_WORKER_INDEX === undefined
    ? `node ${compileProgram('tests/support/live-main.ts')} ${PORTS.live} ${PORTS.provider}`
    : 'false';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  // Long, so that a slow machine does not fail a test. Response times are measured in tests/load.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` lists a test that passes only when it is repeated as flaky.
  retries: 1,
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
    // Animations cost processor time. Tests of motion switch it on.
    reducedMotion: 'reduce',
    // Pages are tested without the service worker, except in pwa*.spec.ts.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${PORTS.live}`,
  },
  projects: PROJECTS,
  webServer: {
    command: getServerCommand(),
    url: `http://127.0.0.1:${PORTS.live}/api/health`,
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
