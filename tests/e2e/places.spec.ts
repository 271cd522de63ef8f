import type { Page } from '@playwright/test';
import { expect, firstVisit, test } from './pwa-fixtures';
import { swipe } from './touch';

const banner = (page: Page) => page.getByRole('banner');
const openPlaces = async (page: Page) => {
  await page.getByRole('button', { name: /다른 장소 보기$/ }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};
const search = (page: Page, query: string) => page.getByLabel('지역 이름으로 찾기').fill(query);

/** Saves the first search result under a name. */
async function savePlace(page: Page, query: string, district: RegExp, name: string): Promise<void> {
  await openPlaces(page);
  await search(page, query);
  await page.getByRole('button', { name: district }).tap();
  await page.getByLabel('이름', { exact: true }).fill(name);
  await page.getByRole('button', { name: '저장하기' }).tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(banner(page)).toContainText(name);
}

/** Searches by several names in the open sheet, and expects that neither the field nor the sheet moves. */
async function expectSteadySearch(page: Page): Promise<void> {
  const field = page.getByLabel('지역 이름으로 찾기');
  const dialog = page.getByRole('dialog');
  const measure = async () => [(await field.boundingBox())?.y, (await dialog.boundingBox())?.height];
  // The sheet slides in.
  await expect.poll(async () => (await dialog.boundingBox())!.y + (await dialog.boundingBox())!.height).toBe(844);
  await field.tap();
  const before = await measure();
  for (const [typed, result] of [
    ['서울', '곳을 찾았어요'],
    ['서울역', '서울특별시 용산구'],
    ['없는동네이름', '찾지 못했어요'],
  ] as const) {
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(typed);
    await expect.poll(measure).toEqual(before);
    await expect(dialog).toContainText(result);
    expect(await measure()).toEqual(before);
  }
  await page.getByRole('button', { name: '지우기' }).tap();
  await expect(page.getByRole('button', { name: /현재 위치/ }).first()).toBeVisible();
  expect(await measure()).toEqual(before);
}

test('a visitor chooses a place, saves two, and swipes between them, also offline; the search field stays in place', async ({
  page,
  front,
}) => {
  await page.addInitScript(() => {
    const day = { spans: [{ from: 9, until: 18, placeId: null }], categoryId: null };
    localStorage.setItem('visitor-day', JSON.stringify({ week: Array(7).fill(day) }));
  });
  await firstVisit(page);
  await test.step('a place from the search, whose field does not move', async () => {
    await openPlaces(page);
    await expectSteadySearch(page);
    await page.keyboard.insertText('망원동');
    await page.getByRole('listitem').filter({ hasText: '마포구' }).first().getByRole('button').first().tap();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(banner(page)).toContainText('서울특별시 마포구');
    await expect(banner(page)).not.toContainText('기준');
  });

  await test.step('saved places, by tap and swipe', async () => {
    await savePlace(page, 'rkdska', /서울특별시 강남구 저장/, '집');
    await savePlace(page, '강원도 춘천', /강원특별자치도 춘천시 저장/, '회사');
    await openPlaces(page);
    const list = page.getByRole('dialog').getByRole('list');
    await expect(list.getByRole('button', { name: /^회사 (?!고치기)/ })).toHaveAttribute('aria-current', 'true');
    await expect(list.getByText(/°$/).first()).toBeVisible();
    await list.getByRole('button', { name: /^집 (?!고치기)/ }).tap();
    await expect(banner(page)).toContainText('집');

    const card = (await page.getByRole('region', { name: '지금 날씨' }).boundingBox())!;
    await swipe(page, { x: 300, y: card.y + 30 }, { x: -160 });
    await expect(banner(page)).toContainText('회사 · 춘천시');
    await expect(page).toHaveURL(/\/home$/);
  });

  await test.step('without a network, with the own hours', async () => {
    await page.waitForLoadState('networkidle');
    front.isDown = true;
    await page.reload();
    await expect(banner(page)).toContainText('회사 · 춘천시');
    await expect(page.getByRole('link', { name: /나의 하루 바꾸기/ })).toContainText('9시-18시 기준');
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 })).toBeVisible();
    await openPlaces(page);
    await page.getByRole('button', { name: /^집 (?!고치기)/ }).tap();
    await expect(banner(page)).toContainText('집 · 강남구');
    await expect(page.getByRole('region', { name: '지금 날씨' })).toBeVisible();
  });

  await test.step('a deleted place is only a district, until it is restored', async () => {
    await openPlaces(page);
    await page.getByRole('button', { name: '집 고치기' }).tap();
    await page.getByRole('button', { name: '지우기' }).tap();
    await expect(banner(page)).toContainText('서울특별시 강남구');
    await page.getByRole('button', { name: '되돌리기' }).tap();
    await expect(banner(page)).toContainText('집 · 강남구');
  });
});
