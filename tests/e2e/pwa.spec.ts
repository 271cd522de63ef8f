import type { Page } from '@playwright/test';
import { DAYS_AHEAD, skipSplash, TEMPERATURES } from './fixtures';
import { expect, firstVisit, cachedPaths, test } from './pwa-fixtures';

/** Expects that the page came from the worker in two parts and that the first one delays the paint until it is complete. */
async function expectTwoParts(page: Page): Promise<void> {
  await expect(page.locator('head > link[rel=expect][blocking=render]')).toHaveAttribute('href', '#first-look');
  await expect(page.locator('#first-look')).toBeVisible();
}

test('a visitor reads home and weather without a network, the worker caches only listed requests, and a newer version applies in the tab that accepts it', async ({
  page,
  context,
  front,
}) => {
  await firstVisit(page);
  const now = page.getByRole('region', { name: '지금 날씨' });
  await test.step('data is fetched again when the network returns', async () => {
    front.isDown = true;
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByText('새로 불러오지 못했어요')).toBeVisible();
    await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
    await expect(now).toContainText('오프라인이에요');
    front.isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(now).toContainText(/\d+시 \d\d분 기준/);
  });

  await test.step('home opens, and leads to the weather', async () => {
    front.isDown = true;
    await page.goto('/home');
    await expect(now).toContainText(TEMPERATURES);
    await expectTwoParts(page);
    await expect(page.getByRole('navigation', { name: '주요 화면' })).toBeVisible();
    await expect(now).toContainText(/오프라인이에요\. (방금|\d+분 전) 날씨예요/);
    const picture = page.getByRole('region', { name: '추천 코디' }).locator('img').first();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('link', { name: '날씨 자세히 보기' }).click();
    await expect(page).toHaveURL(/\/weather$/);
    await expect(now).toContainText(/오프라인이에요\. (방금|\d+분 전) 날씨예요/);
    await expect(page.getByRole('heading', { name: DAYS_AHEAD })).toBeVisible();
    await page.goto('/weather');
    await expectTwoParts(page);
    await expect(page.getByRole('heading', { name: DAYS_AHEAD })).toBeVisible();
  });

  await test.step('any other screen offers a retry', async () => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: '지금은 오프라인이에요' })).toBeVisible();
    front.isDown = false;
    await page.getByRole('link', { name: '다시 시도하기' }).click();
    await expect(page.getByRole('button', { name: '카카오' })).toBeVisible();
  });

  await test.step('the caches', async () => {
    const kept = await cachedPaths(page);
    expect(Object.keys(kept).sort()).toEqual(
      ['categories', 'drawings', 'personal-outfits', 'personal-pages', 'personal-pictures', 'personal-weather'].filter(
        (name) => kept[name],
      ),
    );
    expect(Object.values(kept).flat().join()).not.toMatch(/auth|login|profile|session/);
  });

  await test.step('the reason of a cached response, which is not used for refreshes', async () => {
    const address = '/api/v1/weather/position?lat=37.5&lon=127.03';
    const ask = (cache: RequestCache) =>
      page.evaluate(
        ([path, mode]) =>
          fetch(path, { cache: mode }).then(
            ({ headers }) => headers.get('x-nalot-kept') ?? 'news',
            () => 'nothing',
          ),
        [address, cache] as const,
      );
    expect(await ask('no-cache')).toBe('news');
    front.hanging.add('/api/v1/weather/position');
    expect(await ask('reload')).toBe('slow');
    front.isDown = true;
    front.hanging.clear();
    expect(await ask('reload')).toBe('offline');
    expect(await ask('no-cache')).toBe('nothing');
    front.isDown = false;
  });

  await test.step('while the network hangs, the last data appears first, then the new', async () => {
    front.hanging.add('/home');
    front.requestedPaths.length = 0;
    // The cached data is now too old to count as fresh.
    await page.clock.install({ time: Date.now() + 10 * 60_000 });
    await page.goto('/home');
    await expect(now).toContainText(TEMPERATURES);
    await expect.poll(() => front.requestedPaths).toContain('/api/v1/weather/position');
    // The worker also renews the cached page.
    await expect.poll(() => front.requestedPaths).toContain('/home');
    front.hanging.clear();
  });

  await test.step('a newer version', async () => {
    const other = await context.newPage();
    await skipSplash(other);
    // The active worker has a pending event that never ends.
    front.hanging.add('/weather');
    await other.goto('/weather');
    await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    let loads = 0;
    page.on('load', () => (loads += 1));
    let otherLoads = 0;
    other.on('load', () => (otherLoads += 1));
    front.workerSuffix = '\n// another version';
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    for (const tab of [page, other]) await expect(tab.getByText('새 버전이 있어요')).toBeVisible();
    expect(loads).toBe(0);
    await page.getByRole('button', { name: '새로 열기' }).click();
    await expect.poll(() => loads).toBe(1);
    front.hanging.clear();
    await expect(now).toContainText(TEMPERATURES);
    await expect(page.getByText('새 버전이 있어요')).toBeHidden();
    await expect(other.getByText('새 버전이 있어요')).toBeVisible();
    expect([loads, otherLoads]).toEqual([1, 0]);
    await other.getByRole('button', { name: '새로 열기' }).click();
    await expect.poll(() => otherLoads).toBe(1);
  });
});
