import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { readScriptVisibleState } from './account-steps';
import { bookmark } from './bookmark-steps';
import { follow } from './language-steps';
import { createMember, logInByApi } from './member-steps';
import { expect, firstVisit, cachedPaths, test } from './pwa-fixtures';

const SHOWN = OUTFITS.map(({ id }) => id)
  .filter((id) => existsSync(`data/outfits/${id}.webp`))
  .slice(0, 3);

const ask = (page: Page, path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);

// ASVS 14.2.2, 14.3.1, 14.3.2
test("profile, session and sent data are never cached, and logging out clears the worker's personal caches; until then bookmarks and pushes open offline", async ({
  page,
  context,
  front,
}) => {
  await firstVisit(page);
  const username = await createMember(page);
  await bookmark(page, SHOWN);
  await page.goto('/home');
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  expect(await ask(page, '/api/v1/bookmark')).toBe(200);
  await expect.poll(async () => (await cachedPaths(page))['personal-bookmarks']).toEqual(['/api/v1/bookmark']);
  await expect.poll(async () => (await cachedPaths(page))['personal-pages']).toContain('/my/bookmark');
  const keptOutfits = () => page.evaluate(async () => (await (await caches.open('personal-outfits')).keys()).length);
  // The daily outfits came with the page and are requested again only if it is old.
  await expect.poll(keptOutfits).toBeGreaterThanOrEqual(3);
  await follow(page, '/my/bookmark');
  await expect(page.getByRole('heading', { name: '3벌' })).toBeVisible();

  const hasPicture = (picture: Locator) =>
    expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const firstPicture = page
    .getByRole('button', { name: /크게 보기$/ })
    .first()
    .locator('img');
  await test.step('bookmarks open offline, read-only', async () => {
    await hasPicture(firstPicture);
    // The worker keeps a picture after it has passed it on.
    const isKept = () =>
      firstPicture.evaluate(async (img: HTMLImageElement) => (await caches.match(img.currentSrc)) !== undefined);
    await expect.poll(isKept).toBe(true);
    front.isDown = true;
    await page.reload();
    await expect(page.getByRole('heading', { name: '3벌' })).toBeVisible();
    await expect(page.getByText('인터넷에 연결되면 편집할 수 있어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: '편집' })).toBeDisabled();
    await hasPicture(firstPicture);
  });
  await test.step('a push opens its category offline, also one never opened before', async () => {
    await page.goto('/home?category=4');
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
    const answer = page.getByRole('tabpanel');
    await expect(answer.getByRole('heading', { level: 2 })).toBeVisible();
    await hasPicture(answer.getByRole('img').first());
    await expect(page.getByRole('region', { name: '지금 날씨' })).toContainText('오프라인이에요');
    front.isDown = false;
  });

  await test.step('profile, session and my page are not cached', async () => {
    await page.goto('/my');
    expect(await ask(page, '/api/v1/auth/profile')).toBe(200);
    expect(await ask(page, '/api/auth/session')).toBe(200);
    const paths = Object.values(await cachedPaths(page)).flat();
    expect(paths.filter((path) => /auth|\/my$/.test(path))).toEqual([]);
    expect(await ask(page, '/api/v1/weather/position?lat=33.5&lon=126.53')).toBe(200);
    await expect.poll(() => cachedPaths(page)).toHaveProperty(['personal-weather']);
    const stored = JSON.parse(await page.evaluate(() => localStorage.getItem('user-storage') ?? '{}')) as object;
    expect(Object.keys(stored).sort()).toEqual(['comfort', 'gender', 'id', 'loginType', 'nickname', 'prefersOwnAge']);
  });
  await test.step('the end of a session clears the personal caches', async () => {
    await page.goto('/offline.html');
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    expect(await cachedPaths(page)).toHaveProperty(['personal-bookmarks']);
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(async () => Object.keys(await cachedPaths(page))).not.toContain('personal-bookmarks');
  });
  await test.step('so does a logout, and a response that arrives after it is not cached', async () => {
    await logInByApi(page, username);
    await page.goto('/my/account-settings');
    expect(await ask(page, '/api/v1/bookmark')).toBe(200);
    await expect.poll(() => cachedPaths(page)).toMatchObject({ 'personal-bookmarks': ['/api/v1/bookmark'] });
    front.hanging.add('/api/v1/region');
    front.requestedPaths.length = 0;
    const late = ask(page, '/api/v1/region?lat=37.5&lon=127.03');
    await expect.poll(() => front.requestedPaths).toContain('/api/v1/region');
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect.poll(async () => (await cachedPaths(page))['personal-pages']?.sort()).toEqual(['/home', '/weather']);
    front.hanging.clear();
    expect(await late).toBe(200);
    const listPersonal = async () =>
      Object.keys(await cachedPaths(page)).filter((name) => name.startsWith('personal-'));
    expect(await listPersonal()).toEqual(['personal-pages']);
    expect(await readScriptVisibleState(page)).not.toContain('봄바람');
    // A later response is cached, and only that.
    expect(await ask(page, '/api/v1/region?lat=33.5&lon=126.53')).toBe(200);
    await expect.poll(async () => (await cachedPaths(page))['personal-regions']).toEqual(['/api/v1/region']);
  });
});
