import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { expect, test } from './fixtures';

const BEFORE_MIDNIGHT = '2026-01-24T23:50:00+09:00';
/** The server's clock at the start of the test day: ten and a half minutes after midnight. */
const AFTER_MIDNIGHT_MS = 10.5 * 60_000;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORTS.recorded}` });

// This server is configured for recorded weather, and its clock and time zone differ from the machine's.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  const env = { CLOCK_START: BEFORE_MIDNIGHT, TZ: 'America/Los_Angeles', WEATHER_SOURCE: 'recorded' };
  server = await startOwnServer({ program: 'app', port: PORTS.recorded, env });
});
test.afterAll(() => server?.stop());

for (const [locale, linesOnPhones] of [
  ['ko-KR', 1],
  ['en-US', 2],
] as const)
  test.describe(`in the evening, in ${locale}`, () => {
    test.use({ locale });

    test('the facts of today and tomorrow leave the picture above the bar', async ({ page }) => {
      await page.goto('/home');
      for (const [width, height, lines] of [
        [320, 568, linesOnPhones],
        [390, 664, linesOnPhones],
        [390, 844, 2],
        [1280, 800, 1],
      ] as const) {
        await page.setViewportSize({ width, height });
        const tomorrow = page.locator('.fact-of-tomorrow');
        await expect(tomorrow).toBeVisible();
        // Systems that hint fonts show text up to 3 % wider.
        await tomorrow.evaluate((fact) => (fact.parentElement!.style.letterSpacing = '0.02em'));
        const shown = await tomorrow.evaluate((fact) => ({
          lines: fact.parentElement!.getBoundingClientRect().height / parseFloat(getComputedStyle(fact).lineHeight),
          picture: document.querySelector('.picture-place')!.getBoundingClientRect().bottom,
          bar: document.querySelector('nav')!.getBoundingClientRect().top,
        }));
        const at = `at ${width} x ${height}`;
        expect(Math.round(shown.lines), at).toBe(lines);
        expect(shown.picture, at).toBeLessThanOrEqual(shown.bar);
      }
    });
  });

for (const [clock, passMs, second, tomorrow, date] of [
  ['ten minutes before midnight', 0, '0시', '일', '2023.1.24'],
  ['half a minute after midnight', AFTER_MIDNIGHT_MS, '1시', '월', '2023.1.25'],
] as const)
  test.describe(clock, () => {
    test.beforeAll(() => server.passTime(passMs));

    test('hours run past midnight, the days begin with today, and home names the recorded date of the same day', async ({
      page,
    }) => {
      await page.goto('/weather');
      const hours = page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem');
      await expect(hours.nth(0)).toContainText('지금');
      await expect(hours.nth(1)).toContainText(second);
      expect(await hours.count()).toBeGreaterThanOrEqual(24);
      const days = page.getByRole('heading', { name: '열흘 동안' }).locator('xpath=..').getByRole('listitem');
      await expect(days.nth(0)).toContainText('오늘');
      await expect(days.nth(1)).toContainText(tomorrow);
      await page.goto('/home');
      await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText(
        `예시 날씨서울 ${date} 관측 기록이에요`,
      );
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    });
  });
