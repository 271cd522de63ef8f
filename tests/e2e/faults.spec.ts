import { expect, openHomeAt, test } from './fixtures';

test('a slow provider shows its weather once it arrives, and one that fails shows no temperature of now', async ({
  page,
}) => {
  const now = page.getByRole('region', { name: '지금 날씨' });
  await test.step('slow', async () => {
    await openHomeAt(page, '세종');
    await expect(now).toContainText('지금 날씨를 부르고 있어요');
    await expect(now).toContainText(/Open-Meteo · \d+시/);
  });
  await test.step('failing: only the usual range of the season', async () => {
    await openHomeAt(page, '광주');
    await expect(now).toContainText(/이맘때 기온.* · .*서울 2023년의 이맘때/);
    await expect(now.getByRole('heading')).toContainText('아직 날씨를 받지 못했어요.');
    await expect(now).not.toContainText(/지금 체감|어제보다/);
    await expect(now.getByRole('button', { name: '새로고침' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toContainText('이맘때는 보통');
    await page.goto('/weather');
    await expect(page.getByText('시간대별 날씨를 받지 못했어요')).toBeVisible();
    await expect(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible();
    for (const name of ['시간대별 날씨', '열흘 동안']) await expect(page.getByRole('heading', { name })).toBeHidden();
  });
});

test.describe('a phone without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] });

  test('shows what it has, reports what could not be fetched, and recovers', async ({ page }) => {
    const now = page.getByRole('region', { name: '지금 날씨' });
    const retry = page.getByRole('button', { name: '다시 불러오기' }).first();
    await test.step('the weather without outfits', async () => {
      await page.route('**/api/v1/outfit?*', (route) => route.abort());
      await openHomeAt(page, '제주');
      await expect(page.getByText('코디를 불러오지 못했어요')).toBeVisible();
      await expect(now).toContainText('체감');
      await page.unroute('**/api/v1/outfit?*');
      await retry.click();
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    });
    await test.step('no weather', async () => {
      await page.route('**/api/v1/weather/position?*', (route) => route.abort());
      await openHomeAt(page, '대구');
      await expect(page.getByText('날씨를 불러오지 못했어요')).toBeVisible();
      await page.unroute('**/api/v1/weather/position?*');
      await retry.click();
      await expect(now).toContainText('체감');
      await expect(page.getByRole('banner')).toContainText('대구');
    });
    await test.step('a failed refresh', async () => {
      // Without a worker the toaster must be loaded before the network is cut.
      await page.keyboard.press('Tab');
      await expect(page.locator('section[aria-relevant]')).toBeAttached();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: '새로고침' }).click();
      await expect(page.getByText('새로 불러오지 못했어요')).toBeVisible();
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    });
  });
});
