import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { bookmark, bookmarkedIds } from './bookmark-steps';
import { expect, expectNoViolations, measureOverflowPx, test } from './fixtures';
import { createMember } from './member-steps';

/** Outfits that have a picture: others are not served. */
const SHOWN = OUTFITS.filter(({ id }) => existsSync(`data/outfits/${id}.webp`));
const IDS = SHOWN.map(({ id }) => id);
const [FIRST, SECOND, THIRD] = SHOWN as [(typeof SHOWN)[0], (typeof SHOWN)[0], (typeof SHOWN)[0]];

const saveButton = (page: Page) => page.getByRole('button', { name: /저장$/ }).first();
const tiles = (page: Page) => page.getByRole('button', { name: /크게 보기$/ });

async function openList(page: Page, count: number): Promise<void> {
  await page.goto('/my/bookmark');
  await expect(page.getByRole('heading', { name: `${count}벌` })).toBeVisible();
}

test.beforeEach(async ({ page }) => void (await createMember(page)));

test.describe('a bookmark on home', () => {
  test.beforeEach(async ({ page }) => void (await page.goto('/home')));

  test("is saved, appears only in its owner's list, and can be removed", async ({ page, playwright, baseURL }) => {
    const button = saveButton(page);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const title = (await button.getAttribute('aria-label'))?.replace(' 저장', '');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => bookmarkedIds(page)).toHaveLength(1);
    const stranger = await playwright.request.newContext({ baseURL });
    const outfits = async (request: typeof page.request) =>
      (await (await request.get('/api/v1/outfit?latitude=37.498095&longitude=127.02761&gender=FEMALE')).json())
        .fileMetadata;
    expect((await (await page.request.get('/api/v1/bookmark-ids')).json()).content).toHaveLength(1);
    expect((await stranger.get('/api/v1/bookmark-ids')).status()).toBe(401);
    expect(await outfits(page.request)).toEqual(await outfits(stranger));
    await stranger.dispose();

    await page.getByRole('link', { name: '마이' }).click();
    await page.getByRole('link', { name: '내 북마크' }).click();
    await expect(tiles(page)).toHaveAccessibleName(new RegExp(`${title}.*°.*크게 보기$`));
    await page.goto('/home');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => bookmarkedIds(page)).toEqual([]);
    await page.goto('/my/bookmark');
    await expect(page.getByText('아직 저장한 코디가 없어요')).toBeVisible();
  });

  test('ends in the state of the last of several quick taps', async ({ page }) => {
    const button = saveButton(page);
    for (let tap = 0; tap < 7; tap++) await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => bookmarkedIds(page)).toHaveLength(1);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('when the host rejects', () => {
  test.use({ allowedErrors: [/503/] });

  test('the bookmark is reverted, the list loads on retry, and both are reported', async ({ page }) => {
    const error = { code: 'UNAVAILABLE', message: '지금은 이용할 수 없어요.' };
    await page.route('**/api/v1/bookmark/*', (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto('/home');
    await saveButton(page).click();
    await expect(page.getByText('코디를 저장하지 못했어요.')).toBeVisible();
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false');

    await page.route('**/api/v1/bookmark', (route) => route.fulfill({ status: 503, json: { error } }));
    await page.goto('/my/bookmark');
    await expect(page.getByText('저장한 코디를 불러오지 못했어요')).toBeVisible();
    await page.unroute('**/api/v1/bookmark');
    await page.getByRole('button', { name: '다시 불러오기' }).click();
    await expect(page.getByText('아직 저장한 코디가 없어요')).toBeVisible();
  });
});

test.describe('the list', () => {
  test('shows the newest first in two columns of 200 px, enlarges an outfit, and deletes the selection after confirmation', async ({
    page,
  }) => {
    await bookmark(page, [FIRST.id, SECOND.id, THIRD.id]);
    await openList(page, 3);
    const newestFirst = [THIRD, SECOND, FIRST].map(({ id }) => expect.stringContaining(KO.outfits[id]));
    expect(await tiles(page).allInnerTexts()).toEqual(newestFirst);
    const pictures = tiles(page).locator('img');
    const boxes = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => height)).toEqual([200, 200, 200]);
    expect(boxes[0].y).toBe(boxes[1].y);
    expect(boxes[2].x).toBe(boxes[0].x);
    await tiles(page).first().click();
    const sheet = page.getByRole('dialog', { name: KO.outfits[THIRD.id] });
    await expect(sheet.getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tiles(page).first()).toBeFocused();

    await page.getByRole('button', { name: '편집' }).click();
    const remove = page.getByRole('button', { name: '코디 삭제' });
    await expect(remove).toBeDisabled();
    for (const { id } of [FIRST, THIRD]) await page.getByRole('checkbox', { name: KO.outfits[id] }).check();
    await expect(page.getByText('2벌 선택했어요')).toBeVisible();
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: '취소' }).click();
    expect(await bookmarkedIds(page)).toHaveLength(3);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('코디가 삭제되었습니다.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1벌' })).toBeVisible();
    await expect(page.getByRole('button', { name: '편집' })).toBeVisible();
    expect(await bookmarkedIds(page)).toEqual([SECOND.id]);
  });

  test('with many outfits loads visible pictures first and others while scrolling', async ({ page }) => {
    const many = IDS.slice(0, 80);
    await bookmark(page, many);
    let pictures = 0;
    page.on('request', (request) => void (pictures += Number(request.url().includes('/outfit-picture/'))));
    await openList(page, many.length);
    await page.waitForLoadState('networkidle');
    expect(pictures).toBeLessThan(40);
    const last = tiles(page).last();
    // The last element changes as more are rendered.
    const widthPx = async () => {
      await last.scrollIntoViewIfNeeded();
      return last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    };
    await expect.poll(async () => [(await widthPx()) > 0, await tiles(page).count()]).toEqual([true, many.length]);
  });

  test('with hundreds of outfits renders only what was scrolled into view', async ({ page }) => {
    await bookmark(page, [FIRST.id]);
    const [one] = (await (await page.request.get('/api/v1/bookmark')).json()).content;
    const content = Array.from({ length: 150 }, (_, i) => ({
      ...one,
      outfitImage: { ...one.outfitImage, id: `o-${i}` },
    }));
    await page.route('**/api/v1/bookmark', (route) => route.fulfill({ json: { content } }));
    await openList(page, 150);
    expect(await tiles(page).count()).toBeLessThan(150);
    await expect
      .poll(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return tiles(page).count();
      })
      .toBe(150);
  });

  test.describe('without a connection', () => {
    test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });
    test('reports what has to wait', async ({ page, context }) => {
      await bookmark(page, [FIRST.id]);
      await openList(page, 1);
      await context.setOffline(true);
      await expect(page.getByText('인터넷에 연결되면 편집할 수 있어요.')).toBeVisible();
      await expect(page.getByRole('button', { name: '편집' })).toBeDisabled();
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: '편집' })).toBeEnabled();
    });
  });
});

test.describe('for everyone', () => {
  test('axe finds no violation in any state of the list, light and dark, and each fits 320 to 1280 px', async ({
    page,
  }) => {
    await page.goto('/my/bookmark');
    await expect(page.getByText('아직 저장한 코디가 없어요')).toBeVisible();
    await expectNoViolations(page);
    await bookmark(page, IDS.slice(0, 5));
    await openList(page, 5);
    await expectNoViolations(page);
    await tiles(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '닫기' }).click();
    await page.getByRole('button', { name: '편집' }).click();
    await page.getByRole('checkbox').first().check();
    await expectNoViolations(page);
    await page.getByRole('button', { name: '코디 삭제' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);

    for (const width of [320, 390, 480, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await openList(page, 5);
      expect(await measureOverflowPx(page)).toBe(0);
      await page.getByRole('button', { name: '편집' }).click();
      await expect(page.getByRole('button', { name: '코디 삭제' })).toBeInViewport({ ratio: 1 });
      expect(await measureOverflowPx(page)).toBe(0);
    }
  });
});
