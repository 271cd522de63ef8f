import type { Page } from '@playwright/test';
import type { OutfitList } from '@/lib/contract/outfit';
import { DAYS_AHEAD, expect, openHomeAt, measureOverflowPx, test, findViolations } from './fixtures';
import { createMember } from './member-steps';
import { swipe } from './touch';

/** Items to take along depend on the hour; this response always has one. */
const addMaskToItems = (page: Page) =>
  page.route('**/api/v1/outfit?*', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as OutfitList;
    for (const { metadata } of list.fileMetadata) metadata.takeAlong = [{ kind: 'mask', label: '마스크' }];
    await route.fulfill({ response, json: list });
  });

test.describe('items to take along', () => {
  test('are highlighted in the picture by a tap and restored by another', async ({ page }) => {
    await addMaskToItems(page);
    await openHomeAt(page, '인천');
    await expect(page.getByRole('banner')).toContainText('인천');
    const light = page.getByRole('region', { name: '추천 코디' }).locator('.piece-light');
    const piece = page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first();
    await expect(light).toBeHidden();
    await piece.click();
    await expect(piece).toHaveAttribute('aria-pressed', 'true');
    await expect(light).toBeInViewport();
    expect(await findViolations(page)).toEqual([]);
    await piece.click();
    await expect(light).toBeHidden();
  });
});

test.describe('the hours on a desktop', () => {
  test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } });

  test('scroll with the wheel until their end, then the page scrolls', async ({ page }) => {
    await page.goto('/weather');
    await page.waitForLoadState('networkidle');
    const hours = page.getByRole('region', { name: '시간대별 날씨' });
    await hours.hover();
    await page.mouse.wheel(0, 300);
    await expect.poll(() => hours.evaluate((area) => area.scrollLeft)).toBe(300);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.mouse.wheel(0, 9_000);
    const isAtEnd = () => hours.evaluate((area) => area.scrollWidth - area.clientWidth - area.scrollLeft < 1);
    await expect.poll(isAtEnd).toBe(true);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test('the hours of another day follow a separator with name and date, without an empty rain row on dry days', async ({
  page,
}) => {
  await page.goto('/weather');
  const hours = page.getByRole('region', { name: '시간대별 날씨' });
  // Above the last hour of a day there is only room for the day's name.
  await expect(hours.getByText(/^오늘( \d+일 \(.\))?$/)).toBeVisible();
  await expect(hours.getByText(/^내일 \d+일 \(.\)$/)).toBeAttached();
  const chart = hours.locator('svg.tabular');
  const [frame, line] = await Promise.all([chart.boundingBox(), chart.locator('path').last().boundingBox()]);
  expect((line!.y + line!.height - frame!.y) / frame!.height).toBeGreaterThan(0.75);
});

test.describe('a sheet', () => {
  const getSheet = (page: Page) => page.getByRole('dialog');

  test('follows the finger, returns after a short drag and closes after a long one', async ({ page }) => {
    await createMember(page);
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
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' });

  /** Returns the background colour behind an element. */
  const ground = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);

  test('selected tab, highlighted item, ranges and gauges are distinguishable', async ({ page }) => {
    await addMaskToItems(page);
    await openHomeAt(page, '인천');
    await expect(page.getByRole('banner')).toContainText('인천');
    expect(await ground(page, '[role=tab][aria-selected=true]')).not.toBe(
      await ground(page, '[role=tab][aria-selected=false]'),
    );
    const piece = page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first();
    const before = await piece.evaluate((element) => getComputedStyle(element).backgroundColor);
    await piece.click();
    await expect.poll(() => piece.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before);
    await page.goto('/weather');
    const bars = page.getByRole('heading', { name: DAYS_AHEAD }).locator('xpath=..').locator('li [aria-hidden] > span');
    expect(await bars.first().evaluate((bar) => getComputedStyle(bar).backgroundImage)).toContain('gradient');
    expect(await measureOverflowPx(page)).toBe(0);
  });

  test('switch and choices are distinguishable', async ({ page }) => {
    await createMember(page);
    await page.goto('/my/alarm');
    const knob = page.getByRole('switch').first().locator('span > span');
    await expect(knob).toBeVisible();
    const colours = await knob.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(element.parentElement!).backgroundColor,
    ]);
    expect(colours[0]).not.toBe(colours[1]);
    await page.goto('/my/user-info');
    await expect(page.getByRole('radio').first()).toBeAttached();
    expect(await ground(page, 'label:has(input[type=radio]:checked)')).not.toBe(
      await ground(page, 'label:has(input[type=radio]:not(:checked))'),
    );
  });
});

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

test('temperature and icon move between home and weather', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const names: string[] = [];
    Object.assign(window, { travelled: names });
    document.startViewTransition = (...given: Parameters<typeof start>) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) names.push((effect as KeyframeEffect).pseudoElement ?? '');
      });
      return transition;
    };
  });
  await page.goto('/home');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: '날씨 자세히 보기' }).click();
  await expect(page).toHaveURL('/weather');
  const travelled = () => page.evaluate(() => (window as unknown as { travelled: string[] }).travelled.join());
  await expect.poll(travelled).toContain('weather-temperature');
});
