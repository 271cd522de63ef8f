import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { expect, test } from './fixtures';

test.describe.configure({ mode: 'serial' });

for (const [clock, first, second, today] of [
  ['2026-01-24T23:50:00+09:00', '지금', '0시', '토'],
  ['2026-01-25T00:00:30+09:00', '지금', '1시', '일'],
] as const)
  test.describe(`at ${clock}`, () => {
    test.use({ baseURL: `http://127.0.0.1:${PORTS.clock}` });
    let server: OwnServer;
    test.beforeAll(async () => {
      test.setTimeout(START_LIMIT_MS);
      // Recorded weather, at another time of day than the machine's and in another zone.
      const env = { CLOCK_START: clock, TZ: 'America/Los_Angeles' };
      server = await startOwnServer({ program: 'app', port: PORTS.clock, env });
    });
    test.afterAll(() => server.stop());

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
