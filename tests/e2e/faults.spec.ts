import { expect, openHomeAt, test } from './fixtures';

test.describe('a provider that fails for one place', () => {
  test('leads to no temperature of now there, only to the usual range of the season', async ({ page }) => {
    await openHomeAt(page, '광주');
    const now = page.getByRole('region', { name: '지금 날씨' });
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

test.describe('a slow provider', () => {
  test('says so at once and shows live weather as soon as it arrives', async ({ page }) => {
    await openHomeAt(page, '세종');
    const now = page.getByRole('region', { name: '지금 날씨' });
    await expect(now).toContainText('지금 날씨를 부르고 있어요');
    await expect(now).toContainText(/Open-Meteo · \d+시/);
  });
});

test.describe('a phone without a connection', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/] });

  test('shows the weather if outfits cannot be fetched, and recovers', async ({ page }) => {
    await page.route('**/api/v1/outfit?*', (route) => route.abort());
    await openHomeAt(page, '제주');
    await expect(page.getByText('코디를 불러오지 못했어요')).toBeVisible();
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('체감');
    await page.unroute('**/api/v1/outfit?*');
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  });

  test('reports that the weather cannot be fetched, and recovers', async ({ page }) => {
    await page.route('**/api/v1/weather/position?*', (route) => route.abort());
    await openHomeAt(page, '대구');
    await expect(page.getByText('날씨를 불러오지 못했어요')).toBeVisible();
    await page.unroute('**/api/v1/weather/position?*');
    await page.getByRole('button', { name: '다시 불러오기' }).first().click();
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('체감');
  });

  test('retains its content if pull-to-refresh fails', async ({ page }) => {
    await page.goto('/home');
    // Without a worker the toaster must be loaded before the network is cut.
    await expect(page.locator('section[aria-relevant]')).toBeAttached();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByText('새로 불러오지 못했어요')).toBeVisible();
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  });
});
