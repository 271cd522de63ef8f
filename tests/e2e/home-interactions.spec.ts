import type { Locator, Page } from '@playwright/test';
import type { OutfitList } from '@/lib/contract/outfit';
import { DAYS_AHEAD, expect, openHomeAt, measureOverflowPx, test } from './fixtures';
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

test('an item to take along is highlighted in the picture by a tap, and choices are distinguishable in forced colours', async ({
  page,
}) => {
  await addMaskToItems(page);
  await openHomeAt(page, '인천');
  await expect(page.getByRole('banner')).toContainText('인천');
  const light = page.getByRole('region', { name: '추천 코디' }).locator('.piece-light');
  const piece = page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first();
  await test.step('highlight', async () => {
    await expect(light).toBeHidden();
    await piece.click();
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await expect(light).toBeInViewport();
    await piece.click();
    await expect(light).toBeHidden();
  });
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const tab = (selected: boolean) => readGround(page.locator(`[role=tab][aria-selected=${selected}]`).first());
    expect(await tab(true)).not.toBe(await tab(false));
    const before = await readGround(piece);
    await piece.click();
    await expect.poll(() => readGround(piece)).not.toBe(before);
    await page.goto('/weather');
    const bars = page.getByRole('heading', { name: DAYS_AHEAD }).locator('xpath=..').locator('li [aria-hidden] > span');
    expect(await bars.first().evaluate((bar) => getComputedStyle(bar).backgroundImage)).toContain('gradient');
    expect(await measureOverflowPx(page)).toBe(0);
  });
});

const getSheet = (page: Page) => page.getByRole('dialog');

test('a sheet follows the finger, returns after a short drag and closes after a long one', async ({ page }) => {
  await page.goto('/my');
  await page.getByRole('button', { name: /의견/ }).click();
  await expect(getSheet(page)).toBeVisible();
  await getSheet(page).evaluate((sheet) => Promise.all(sheet.getAnimations().map(({ finished }) => finished)));
  const grip = async () => {
    const { x, y, width } = (await getSheet(page).boundingBox())!;
    return { x: x + width / 2, y: y + 14 };
  };
  const before = await getSheet(page).boundingBox();
  await swipe(page, await grip(), { y: 60 }, 900);
  await expect.poll(() => getSheet(page).boundingBox()).toEqual(before);
  await swipe(page, await grip(), { y: 180 }, 900);
  await expect(getSheet(page)).toBeHidden();
  await page.getByRole('button', { name: /의견/ }).click();
  await expect.poll(() => getSheet(page).boundingBox()).toEqual(before);
  await swipe(page, await grip(), { y: 50 }, 60);
  await expect(getSheet(page)).toBeHidden();
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the drifting sky always covers the screen, sunny or rainy', async ({ page }) => {
    for (const [place, theme, fewest] of [
      ['서울', 'sunny', 2],
      ['제주', 'rainy', 4],
    ] as const) {
      await openHomeAt(page, place);
      await expect(page.locator('.sky:has(main)')).toHaveAttribute('data-sky', theme);
      const edges = await page.evaluate(() => {
        const sky = document.querySelector('.sky:has(main)')!;
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
      });
      expect(edges.length, place).toBeGreaterThanOrEqual(fewest);
      for (const { left, right } of edges) {
        expect(left).toBeLessThanOrEqual(-20);
        expect(right).toBeGreaterThanOrEqual(390 + 20);
      }
    }
  });
});
