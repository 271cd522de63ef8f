import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getPictureTitle } from '@/lib/domain/recommendation/picture-title';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { bookmark, bookmarkedIds } from './bookmark-steps';
import { expect, findViolations, measureOverflowPx, test } from './fixtures';
import { createMember } from './member-steps';

/** Outfits that have a picture: others are not served. */
const SHOWN = OUTFITS.filter(({ id }) => existsSync(`data/outfits/${id}.webp`));
const COUNT = 80;
const SAVED = SHOWN.slice(0, COUNT);
const [NEWEST, SECOND, THIRD] = SAVED.toReversed() as [(typeof SHOWN)[0], (typeof SHOWN)[0], (typeof SHOWN)[0]];

const getTitle = (outfit: (typeof SHOWN)[0]) => getPictureTitle({ id: outfit.id, outfit }, KO);

const tiles = (page: Page) => page.getByRole('button', { name: /크게 보기$/ });
const expectCount = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `${count}벌` })).toBeVisible();

test('the list of bookmarks shows two columns, enlarges an outfit, deletes the selection, and loads many as they scroll into view', async ({
  page,
}) => {
  await createMember(page);
  await bookmark(
    page,
    SAVED.map(({ id }) => id),
  );
  let pictures = 0;
  page.on('request', (request) => void (pictures += Number(request.url().includes('/outfit-picture/'))));
  await page.goto('/my/bookmark');
  await expectCount(page, COUNT);

  await test.step('newest first in two columns of 200 px, without those further down', async () => {
    const newestFirst = [NEWEST, SECOND, THIRD].map((outfit) => expect.stringContaining(getTitle(outfit)));
    expect((await tiles(page).allInnerTexts()).slice(0, 3)).toEqual(newestFirst);
    const boxes = await tiles(page)
      .locator('img')
      .evaluateAll((all) => all.slice(0, 3).map((picture) => picture.getBoundingClientRect().toJSON()));
    expect(boxes.map(({ height }) => height)).toEqual([200, 200, 200]);
    expect(boxes[0].y).toBe(boxes[1].y);
    expect(boxes[2].x).toBe(boxes[0].x);
    await page.waitForLoadState('networkidle');
    expect(pictures).toBeLessThan(40);
    expect(await tiles(page).count()).toBeLessThan(COUNT);
  });

  await test.step('a larger picture, after which the focus returns', async () => {
    await tiles(page).first().click();
    const sheet = page.getByRole('dialog', { name: getTitle(NEWEST) });
    await expect(sheet.getByRole('img')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tiles(page).first()).toBeFocused();
  });

  await test.step('the selection is deleted after a confirmation', async () => {
    await page.getByRole('button', { name: '편집' }).click();
    const remove = page.getByRole('button', { name: '코디 삭제' });
    for (const outfit of [NEWEST, THIRD])
      await page
        .getByRole('checkbox', { name: getTitle(outfit) })
        .first()
        .check();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(remove).toBeInViewport({ ratio: 1 });
      expect(await measureOverflowPx(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
    await expect(page.getByText('코디가 삭제되었습니다.')).toBeVisible();
    await expectCount(page, COUNT - 2);
    const left = SAVED.filter((one) => one !== NEWEST && one !== THIRD).map(({ id }) => id);
    expect(await bookmarkedIds(page)).toEqual(left.toReversed());
  });

  await test.step('tiles and pictures appear as they are scrolled into view', async () => {
    const last = tiles(page).last();
    // The last element changes as more are rendered.
    const widthPx = async () => {
      await last.scrollIntoViewIfNeeded();
      return last.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    };
    await expect.poll(async () => [(await widthPx()) > 0, await tiles(page).count()]).toEqual([true, COUNT - 2]);
  });
});
