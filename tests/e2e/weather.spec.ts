import { DAYS_AHEAD, expect, test } from './fixtures';
import { kstHour } from '@/lib/domain/kst';

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

test('the weather screen shows ten days and hours past midnight, which scroll with the wheel before the page does', async ({
  page,
}) => {
  await page.goto('/weather');
  const days = page.getByRole('heading', { name: DAYS_AHEAD }).locator('xpath=..').getByRole('listitem');
  // In the hour after midnight the response may be yesterday's, with nine days left.
  await expect.poll(() => days.count()).toBeGreaterThanOrEqual(kstHour(Date.now()) === 0 ? 9 : 10);
  await expect(days.first().getByText('오늘', { exact: true })).toBeVisible();
  const hours = page.getByRole('region', { name: '시간대별 날씨' });
  await expect.poll(() => hours.getByRole('listitem').count()).toBeGreaterThanOrEqual(24);
  await expect(page.getByText('지금', { exact: true }).last()).toBeVisible();
  await expect(page.getByText('자외선')).toBeVisible();
  await expect(page.getByText(/Open-Meteo · .*기준/)).toBeVisible();
  await expect(page.getByText(/CC BY 4\.0/)).toHaveCount(1);
  await expect(page.getByText(/^기온 \d{2}(시|:\d{2}) 모델$/)).toBeVisible();

  await test.step('the hours of another day follow a separator, without an empty rain row on dry days', async () => {
    // Above the last hour of a day there is only room for the day's name.
    await expect(hours.getByText(/^오늘( \d+일 \(.\))?$/)).toBeVisible();
    await expect(hours.getByText(/^내일 \d+일 \(.\)$/)).toBeAttached();
    const chart = hours.locator('svg.tabular');
    const [frame, line] = await Promise.all([chart.boundingBox(), chart.locator('path').last().boundingBox()]);
    expect((line!.y + line!.height - frame!.y) / frame!.height).toBeGreaterThan(0.75);
  });

  await test.step('the wheel scrolls the hours until their end, then the page', async () => {
    await page.waitForLoadState('networkidle');
    await hours.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => hours.evaluate((area) => area.scrollLeft)).toBe(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 9_000);
    const isAtEnd = () => hours.evaluate((area) => area.scrollWidth - area.clientWidth - area.scrollLeft < 1);
    await expect.poll(isAtEnd).toBe(true);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
