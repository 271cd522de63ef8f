import type { Locator, Page } from '@playwright/test';
import type { OutfitList } from '@/lib/contract/outfit';
import type { SkyTheme } from '@/lib/contract/weather';
import { DAYS_AHEAD, expect, openHomeAt, measureOverflowPx, test } from './fixtures';
import { follow } from './language-steps';
import { swipe } from './touch';

/** Items to take along depend on the hour; this response always has one. */
const addMaskToItems = (page: Page) =>
  page.route('**/api/v1/outfit?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as OutfitList;
    for (const { metadata } of list.fileMetadata) metadata.takeAlong = [{ kind: 'mask', label: '마스크' }];
    await route.fulfill({ response, json: list });
  });

/** Returns the background colour behind an element. */
const readGround = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);

/** Returns the edges in px of the drifting parts of a sky at the start and at the end of their movement. */
const findSkyEdges = (page: Page, theme: SkyTheme) =>
  page.evaluate((name) => {
    const sky = document.querySelector<HTMLElement>('.sky:has(main)')!;
    sky.dataset.sky = name;
    return document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target === sky)
      .flatMap((drift) => {
        const { pseudoElement } = drift.effect as KeyframeEffect;
        drift.pause();
        return [0, 0.999].map((share) => {
          const { delay = 0, duration } = drift.effect!.getComputedTiming();
          drift.currentTime = delay + Number(duration) * share;
          const style = getComputedStyle(sky, pseudoElement);
          const matrix = new DOMMatrix(style.transform);
          const [width, left] = [parseFloat(style.width), parseFloat(style.left)];
          const middle = left + width / 2 + matrix.e;
          return { left: middle - (width * matrix.a) / 2, right: middle + (width * matrix.a) / 2 };
        });
      });
  }, theme);

test('the picture highlights an item, sheets follow the finger, the sky covers the screen, and choices differ in forced colours', async ({
  page,
}) => {
  await addMaskToItems(page);
  await openHomeAt(page, '인천');
  await expect(page.getByRole('banner')).toContainText('인천');
  const piece = page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first();

  await test.step('an item to take along is highlighted by a tap', async () => {
    const light = page.getByRole('region', { name: '추천 코디' }).locator('.piece-light');
    await expect(light).toBeHidden();
    await piece.click();
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await expect(light).toBeInViewport();
    await piece.click();
    await expect(light).toBeHidden();
  });

  await test.step('a sheet follows the finger, returns after a short drag and closes after a long one or a flick', async () => {
    const sheet = page.getByRole('dialog');
    const open = page.getByRole('button', { name: / 공유$/ }).first();
    const grip = async () => {
      const { x, y, width } = (await sheet.boundingBox())!;
      return { x: x + width / 2, y: y + 14 };
    };
    await open.click();
    await expect(sheet).toBeVisible();
    await sheet.evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)));
    const before = await sheet.boundingBox();
    await swipe(page, await grip(), { y: 60 }, 900);
    await expect.poll(() => sheet.boundingBox()).toEqual(before);
    await swipe(page, await grip(), { y: 180 }, 900);
    await expect(sheet).toBeHidden();
    await open.click();
    await expect.poll(() => sheet.boundingBox()).toEqual(before);
    await swipe(page, await grip(), { y: 50 }, 60);
    await expect(sheet).toBeHidden();
  });

  await test.step('the drifting sky always covers the screen, sunny or rainy', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const [theme, fewest] of [
      ['sunny', 2],
      ['rainy', 4],
    ] as const) {
      const edges = await findSkyEdges(page, theme);
      expect(edges.length, theme).toBeGreaterThanOrEqual(fewest);
      for (const { left, right } of edges) {
        expect(left).toBeLessThanOrEqual(-20);
        expect(right).toBeGreaterThanOrEqual(390 + 20);
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const tab = (selected: boolean) => readGround(page.locator(`[role=tab][aria-selected=${selected}]`).first());
    expect(await tab(true)).not.toBe(await tab(false));
    const before = await readGround(piece);
    await piece.click();
    await expect.poll(() => readGround(piece)).not.toBe(before);
    await follow(page, '/weather');
    const bars = page.getByRole('heading', { name: DAYS_AHEAD }).locator('xpath=..').locator('li [aria-hidden] > span');
    expect(await bars.first().evaluate((bar) => getComputedStyle(bar).backgroundImage)).toContain('gradient');
    expect(await measureOverflowPx(page)).toBe(0);
  });
});
