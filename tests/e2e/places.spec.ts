import type { Page } from '@playwright/test';
import { createMember, logInByApi } from './member-steps';
import { expect, openHomeAt, skipSplash, test } from './fixtures';
import { firstVisit, test as testWithWorker } from './pwa-fixtures';
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

testWithWorker(
  'a visitor without position chooses a place, saves two, swipes between them, also offline, and deletes one',
  async ({ page, front }) => {
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
  },
);

test("the search field stays in place while results change; a visitor's saved places become the member's, also in another browser", async ({
  page,
  browser,
  baseURL,
}) => {
  await openHomeAt(page, '서울');
  await test.step('search', async () => {
    // A tap before hydration has no effect.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /다른 장소 보기$/ }).tap();
    const field = page.getByLabel('지역 이름으로 찾기');
    const status = page.getByRole('dialog').getByRole('status');
    await field.tap();
    const dialog = page.getByRole('dialog');
    const measure = async () => [(await field.boundingBox())?.y, (await dialog.boundingBox())?.height];
    // The sheet slides in.
    await expect.poll(async () => (await dialog.boundingBox())!.y + (await dialog.boundingBox())!.height).toBe(844);
    const before = await measure();
    const walk: [typed: string, result: string | RegExp][] = [
      ['서울', /곳을 찾았어요/],
      ['서울역', '서울특별시 용산구'],
      ['없는동네이름', '찾지 못했어요'],
      ['명동', '서울특별시 중구'],
      ['독도', '경상북도 울릉군'],
    ];
    for (const [typed, result] of walk) {
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(typed);
      await expect.poll(measure).toEqual(before);
      await expect(result instanceof RegExp ? status : dialog).toContainText(result);
      expect(await measure()).toEqual(before);
    }
    await page.getByRole('button', { name: '지우기' }).tap();
    await expect(page.getByRole('button', { name: /현재 위치/ }).first()).toBeVisible();
    expect(await measure()).toEqual(before);

    await field.tap();
    await page.keyboard.insertText('망원동');
    await dialog.getByRole('listitem').filter({ hasText: '마포구' }).first().getByRole('button').first().tap();
    await expect(banner(page)).toContainText('서울특별시 마포구');
  });

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
  await expect(other.getByRole('link', { name: '마이' })).toBeVisible();
  await other.waitForLoadState('networkidle');
  await openPlaces(other);
  await other.getByRole('button', { name: /^집 (?!고치기)/ }).click();
  await expect(banner(other)).toContainText('집 · 제주시');
  await context.close();
});
