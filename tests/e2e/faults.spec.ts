import { expect, openHomeAt, TEMPERATURES, test } from './fixtures';
import { follow } from './language-steps';

test.use({ allowedErrors: [/net::ERR_FAILED .*\/api\/v1\/(outfit|weather\/position)\?/] });

test('a slow provider shows its weather once it arrives, one that fails shows no temperature of now, and home loads what could not be fetched again', async ({
  page,
}) => {
  const now = page.getByRole('region', { name: '지금 날씨' });
  const retry = page.getByRole('button', { name: '다시 불러오기' });
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
    await follow(page, '/weather');
    await expect(page.getByText('시간대별 날씨를 받지 못했어요')).toBeVisible();
    await expect(retry).toBeVisible();
    for (const name of ['시간대별 날씨', '열흘 동안']) await expect(page.getByRole('heading', { name })).toBeHidden();
  });
  await test.step('requests of the page that fail', async () => {
    const [weather, outfits] = ['**/api/v1/weather/position?*', '**/api/v1/outfit?*'];
    for (const path of [weather, outfits]) await page.route(path, (route) => route.abort());
    await openHomeAt(page, '대구');
    await expect(page.getByText('날씨를 불러오지 못했어요')).toBeVisible();
    await page.unroute(weather);
    await retry.first().click();
    await expect(now).toContainText(TEMPERATURES);
    await expect(page.getByRole('banner')).toContainText('대구');
    await expect(page.getByText('코디를 불러오지 못했어요')).toBeVisible();
    await page.unroute(outfits);
    await retry.first().click();
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  });
});
