import { DAYS_AHEAD, expect, openHomeAt, test, type PLACES } from './fixtures';
import { kstHour } from '@/lib/domain/kst';

test.describe('the weather screen', () => {
  test('shows ten days, hours past midnight, grades and its source', async ({ page }) => {
    await page.goto('/weather');
    const days = page.getByRole('heading', { name: DAYS_AHEAD }).locator('xpath=..').getByRole('listitem');
    // In the hour after midnight the response may be yesterday's, with nine days left.
    await expect.poll(() => days.count()).toBeGreaterThanOrEqual(kstHour(Date.now()) === 0 ? 9 : 10);
    await expect(days.first().getByText('오늘', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem')).not.toHaveCount(0);
    expect(
      await page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem').count(),
    ).toBeGreaterThanOrEqual(24);
    await expect(page.getByText('지금', { exact: true }).last()).toBeVisible();
    await expect(page.getByText('자외선')).toBeVisible();
    await expect(page.getByText(/Open-Meteo · .*기준/)).toBeVisible();
    await expect(page.getByText(/CC BY 4\.0/)).toHaveCount(1);
    await expect(page.getByText(/^기온 \d{2}(시|:\d{2}) 모델$/)).toBeVisible();
  });

  test("shows a place's weather in sky and text", async ({ page }) => {
    for (const [place, sky, words] of [
      ['제주', 'rainy', /비/],
      ['울릉', 'sunny', /눈/],
      ['인천', 'cloudy', /먼지|황사|마스크|공기/],
    ] as [keyof typeof PLACES, string, RegExp][]) {
      await openHomeAt(page, place);
      await expect(page.locator('[data-sky]').last()).toHaveAttribute('data-sky', sky);
      await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText(words);
    }
  });

  test('shows -12 °C with a minus sign and reads it as 영하', async ({ page }) => {
    await openHomeAt(page, '철원');
    const now = page.getByRole('region', { name: '지금 날씨' });
    await expect(now).toContainText('−12°');
    await expect(now).toContainText('영하 12도');
    await page.goto('/weather');
    await expect(page.getByText('−12°').first()).toBeVisible();
  });

  test('shows 0 °C as a number', async ({ page }) => {
    await openHomeAt(page, '대전');
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText(/(^|[^\d−])0°/);
    await expect(page.getByRole('region', { name: '지금 날씨' })).not.toContainText('−0');
  });
});
