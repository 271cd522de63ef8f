import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { QUIET_CHROMIUM } from './tests/support/chromium';
import { compileProgram } from './tests/support/compiled';
import { SERVER_SECRET } from './tests/support/mailbox-address';
import { EVENING } from './tests/screens/main-shots';

/** First port of the servers. */
const BASE = Number(process.env.E2E_PORT_BASE ?? 4400);
/** Ports of the servers by their weather, and of its provider. */
export const PORTS = { live: BASE, recorded: BASE + 1, evening: BASE + 2, away: BASE + 3, provider: BASE + 10 };
/** Nothing listens on this port, so the weather stays unknown. */
const NOBODY = 9;

/** A server with the production build, its own data folder, and a weather provider on loopback. */
function serve(name: 'live' | 'recorded' | 'evening' | 'away', provider: number, env: Record<string, string> = {}) {
  const folder = `test-results/screens-${name}`;
  // Weather that an earlier run stored would be shown as old. Workers load this file too.
  if (process.env.TEST_WORKER_INDEX === undefined) rmSync(folder, { recursive: true, force: true });
  return {
    command: `node node_modules/next/dist/bin/next start -p ${PORTS[name]}`,
    url: `http://127.0.0.1:${PORTS[name]}/api/health/live`,
    env: {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      // Named, so that a silent provider is shown as an outage and not as sample weather.
      WEATHER_SOURCE: 'open-meteo',
      OPEN_METEO_BASE_URL: `http://127.0.0.1:${provider}`,
      LOG_LEVEL: 'error',
      TRUSTED_PROXY_HOPS: '1',
      API_SECRET: SERVER_SECRET,
      ...env,
    },
    reuseExistingServer: false,
    timeout: 240_000,
  };
}

/** Screenshots of docs/screens (`npm run screens`). They are taken in order by one worker: later ones show earlier actions. */
export default defineConfig({
  testDir: 'tests/screens',
  outputDir: 'test-results/screens',
  // Long, so that a busy machine does not fail the run.
  timeout: 240_000,
  workers: 1,
  reporter: [['line']],
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: QUIET_CHROMIUM } },
  webServer: [
    {
      command: `node ${compileProgram('tests/support/provider-main.ts')} ${PORTS.provider}`,
      port: PORTS.provider,
      reuseExistingServer: false,
    },
    serve('live', PORTS.provider),
    serve('recorded', NOBODY, { WEATHER_SOURCE: 'recorded' }),
    serve('evening', NOBODY, {
      WEATHER_SOURCE: 'recorded',
      CLOCK_START: EVENING,
      NODE_OPTIONS: `--import ${resolve('tests/support/clock.mjs')}`,
    }),
    serve('away', NOBODY),
  ],
});
