import type { Page } from '@playwright/test';
import { createMember, logInByApi } from './member-steps';
import { expect, expectNoViolations, openHomeAt, skipSplash } from './fixtures';
import { firstVisit, test } from './pwa-fixtures';
import { swipe } from './touch';

const banner = (page: Page) => page.getByRole('banner');
const openPlaces = async (page: Page) => {
  await page.getByRole('button', { name: /다른 장소 보기$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const search = (page: Page, query: string) => page.getByLabel('지역 이름으로 찾기').fill(query);

/** Saves the first search result under a name. */
async function savePlace(page: Page, query: string, district: RegExp, name: string): Promise<void> {
  await openPlaces(page);
  await search(page, query);
  await page.getByRole('button', { name: district }).click();
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByRole('button', { name: '저장하기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page)).toContainText(name);
}

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

test('a visitor without position chooses a place, saves two, swipes between them, also offline, and deletes one', async ({
  page,
  front,
}) => {
  await page.addInitScript(() => {
    const day = { spans: [{ from: 9, until: 18, placeId: null }], categoryId: null };
    localStorage.setItem('visitor-day', JSON.stringify({ week: Array(7).fill(day) }));
    navigator.geolocation.getCurrentPosition = (_, refused) =>
      refused?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  });
  await firstVisit(page);
  await openPlaces(page);
  await page.getByRole('button', { name: /현재 위치/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '위치 권한이 꺼져 있어요' })).toBeVisible();
  await expectNoViolations(page);

  await search(page, 'ㅈㅈㅅ');
  await page.getByRole('button', { name: /^제주시 제주특별자치도/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page)).toContainText('제주특별자치도 제주시');
  await expect(banner(page)).not.toContainText('기준');

  await savePlace(page, 'rkdska', /서울특별시 강남구 저장/, '집');
  await savePlace(page, '강원도 춘천', /강원특별자치도 춘천시 저장/, '회사');
  await openPlaces(page);
  const list = page.getByRole('dialog').getByRole('list');
  await expect(list.getByRole('button', { name: /^회사 (?!고치기)/ })).toHaveAttribute('aria-current', 'true');
  await expect(list.getByText(/°$/).first()).toBeVisible();
  await list.getByRole('button', { name: /^집 (?!고치기)/ }).click();
  await expect(banner(page)).toContainText('집');

  const card = (await page.getByRole('region', { name: '지금 날씨' }).boundingBox())!;
  await swipe(page, { x: 300, y: card.y + 30 }, { x: -160 });
  await expect(banner(page)).toContainText('회사');
  await expect(page).toHaveURL(/\/home$/);

  await page.reload();
  await expect(banner(page)).toContainText('회사 · 춘천시');
  await expect(page.getByRole('region', { name: '지금 날씨' })).toBeVisible();
  front.isDown = true;
  await page.reload();
  await expect(banner(page)).toContainText('회사 · 춘천시');
  await expect(page.getByRole('link', { name: /나의 하루 바꾸기/ })).toContainText('9시-18시 기준');
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
  await openPlaces(page);
  await page.getByRole('button', { name: /^집 (?!고치기)/ }).click();
  await expect(banner(page)).toContainText('집 · 강남구');
  await expect(page.getByRole('region', { name: '지금 날씨' })).toBeVisible();
  await page.reload();
  await expect(banner(page)).toContainText('집 · 강남구');
  front.isDown = false;

  await openPlaces(page);
  await page.getByRole('button', { name: '집 고치기' }).click();
  await page.getByRole('button', { name: '지우기' }).click();
  await expect(banner(page)).toContainText('서울특별시 강남구');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(banner(page)).toContainText('집 · 강남구');
});

test("a visitor's saved places become the member's, also in another browser", async ({ page, browser, baseURL }) => {
  await openHomeAt(page, '서울');
  await savePlace(page, '제주시', /제주특별자치도 제주시 저장/, '집');
  const username = await createMember(page);
  await page.goto('/home');
  await expect(banner(page)).toContainText('집 · 제주시');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visitor-places'))).toBeNull();

  const context = await browser.newContext({ baseURL, locale: 'ko-KR' });
  const other = await context.newPage();
  await skipSplash(other);
  await logInByApi(other, username);
  await other.goto('/home');
  // A tap before hydration has no effect.
  await other.waitForLoadState('networkidle');
  await openPlaces(other);
  await other.getByRole('button', { name: /^집 (?!고치기)/ }).click();
  await expect(banner(other)).toContainText('집 · 제주시');
  await context.close();
});
