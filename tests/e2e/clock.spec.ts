import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { PORTS } from '../../playwright.config';
import { expect, test } from './fixtures';

const START_LIMIT_MS = 60_000;

/** The production build with recorded weather at another time of day, whatever the machine's zone. */
async function startAt(clock: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-p', String(PORTS.clock)], {
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${path.resolve('tests/support/clock.mjs')}`,
      CLOCK_START: clock,
      TZ: 'America/Los_Angeles',
      DATA_DIR: 'test-results/data-clock',
      WEATHER_SOURCE: 'recorded',
      LOG_LEVEL: 'warn',
    },
    stdio: 'ignore',
  });
  for (
    const limit = Date.now() + START_LIMIT_MS;
    Date.now() < limit;
    await new Promise((done) => setTimeout(done, 250))
  )
    if (
      await fetch(`http://127.0.0.1:${PORTS.clock}/api/health/live`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
  server.kill();
  throw new Error('the server did not start in time');
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
}

test.describe.configure({ mode: 'serial' });

for (const [clock, first, second, today] of [
  ['2026-01-24T23:50:00+09:00', '지금', '내일', '토'],
  ['2026-01-25T00:00:30+09:00', '지금', '1시', '일'],
] as const)
  test.describe(`at ${clock}`, () => {
    test.use({ baseURL: `http://127.0.0.1:${PORTS.clock}` });
    let server: ChildProcess;
    test.beforeAll(async () => {
      server = await startAt(clock);
    });
    test.afterAll(() => stop(server));

    test('hours run past midnight and the days begin with today', async ({ page }) => {
      await page.goto('/weather');
      const hours = page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem');
      await expect(hours.nth(0)).toContainText(first);
      await expect(hours.nth(1)).toContainText(second);
      expect(await hours.count()).toBeGreaterThanOrEqual(24);
      const days = page.getByRole('heading', { name: '열흘 동안' }).locator('xpath=..').getByRole('listitem');
      await expect(days.nth(0)).toContainText('오늘');
      const next = '일월화수목금토'['일월화수목금토'.indexOf(today) + 1] ?? '일';
      await expect(days.nth(1)).toContainText(next);
    });

    test('home names the recorded date of the same day', async ({ page }) => {
      await page.goto('/home');
      const date = clock.startsWith('2026-01-24') ? '2023.1.24' : '2023.1.25';
      await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText(date);
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    });
  });
