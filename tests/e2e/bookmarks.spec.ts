import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { bookmark, bookmarkedIds } from './bookmark-steps';
import { expect, findViolations, measureOverflowPx, test } from './fixtures';
import { createMember } from './member-steps';

/** Outfits that have a picture: others are not served. */
const SHOWN = OUTFITS.filter(({ id }) => existsSync(`data/outfits/${id}.webp`));
const IDS = SHOWN.map(({ id }) => id);
const [FIRST, SECOND, THIRD] = SHOWN as [(typeof SHOWN)[0], (typeof SHOWN)[0], (typeof SHOWN)[0]];

const tiles = (page: Page) => page.getByRole('button', { name: /크게 보기$/ });

async function openList(page: Page, count: number): Promise<void> {
  await page.goto('/my/bookmark');
  await expect(page.getByRole('heading', { name: `${count}벌` })).toBeVisible();
}

test("a bookmark on home is saved, appears only in its owner's list, and can be removed", async ({
  page,
  playwright,
  baseURL,
}) => {
  await createMember(page);
  await page.goto('/home');
  const button = page.getByRole('button', { name: /저장$/ }).first();
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

test('the list shows two columns, enlarges an outfit, deletes the selection, and loads many as they scroll into view', async ({
  page,
}) => {
  await createMember(page);
  await bookmark(page, [FIRST.id, SECOND.id, THIRD.id]);
  await openList(page, 3);

  await test.step('newest first in two columns of 200 px', async () => {
    const newestFirst = [THIRD, SECOND, FIRST].map(({ id }) => expect.stringContaining(KO.outfits[id]));
    expect(await tiles(page).allInnerTexts()).toEqual(newestFirst);
    const pictures = tiles(page).locator('img');
    const boxes = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => height)).toEqual([200, 200, 200]);
    expect(boxes[0].y).toBe(boxes[1].y);
    expect(boxes[2].x).toBe(boxes[0].x);
    expect(await findViolations(page)).toEqual([]);
  });

  await test.step('a larger picture, after which the focus returns', async () => {
    await tiles(page).first().click();
    const sheet = page.getByRole('dialog', { name: KO.outfits[THIRD.id] });
    await expect(sheet.getByRole('img')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tiles(page).first()).toBeFocused();
  });

  await test.step('the selection is deleted after a confirmation', async () => {
    await page.getByRole('button', { name: '편집' }).click();
    const remove = page.getByRole('button', { name: '코디 삭제' });
    for (const { id } of [FIRST, THIRD]) await page.getByRole('checkbox', { name: KO.outfits[id] }).check();
    for (const width of [320, 390, 480, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(remove).toBeInViewport({ ratio: 1 });
      expect(await measureOverflowPx(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('코디가 삭제되었습니다.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1벌' })).toBeVisible();
    expect(await bookmarkedIds(page)).toEqual([SECOND.id]);
  });

  await test.step('of many, tiles and pictures appear only as they are scrolled into view', async () => {
    const many = IDS.slice(0, 80);
    await bookmark(
      page,
      many.filter((id) => id !== SECOND.id),
    );
    let pictures = 0;
    page.on('request', (request) => void (pictures += Number(request.url().includes('/outfit-picture/'))));
    await openList(page, many.length);
    await page.waitForLoadState('networkidle');
    expect(pictures).toBeLessThan(40);
    expect(await tiles(page).count()).toBeLessThan(many.length);
    const last = tiles(page).last();
    // The last element changes as more are rendered.
    const widthPx = async () => {
      await last.scrollIntoViewIfNeeded();
      return last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    };
    await expect.poll(async () => [(await widthPx()) > 0, await tiles(page).count()]).toEqual([true, many.length]);
  });
});
