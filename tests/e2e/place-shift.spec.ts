import type { Page } from '@playwright/test';
import { expect, PLACES, test } from './fixtures';

/** Sizes in px at which the texts of the weather break differently. */
const SIZES = [
  [390, 844],
  [320, 568],
] as const;

interface Located extends Window {
  shifts: { value: number; moved: string[] }[];
  foundAt: (coords: { latitude: number; longitude: number }) => void;
}

/** Permits the position, which the device finds only when `find` is called. */
async function holdPosition(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.addInitScript(() => {
    const found = new Promise((resolve) => ((window as unknown as Located).foundAt = resolve));
    navigator.geolocation.getCurrentPosition = (onFound) =>
      void found.then((coords) => onFound({ coords } as GeolocationPosition));
  });
}

/** Starts to record layout shifts that no input caused. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const { shifts } = Object.assign(window as unknown as Located, { shifts: [] as Located['shifts'] });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect: a, currentRect: b }) =>
                `${node?.nodeName} ${(node as HTMLElement | null)?.className} ${a.y}+${a.height} to ${b.y}+${b.height}`,
            ),
          });
    }).observe({ type: 'layout-shift' });
  });

/** Finds the position and returns the layout shifts until the screen has settled. */
async function findPosition(page: Page): Promise<Located['shifts']> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await watchShifts(page);
  await page.evaluate((coords) => (window as unknown as Located).foundAt(coords), PLACES.제주);
  await expect(page.getByRole('banner')).toContainText('제주시');
  await expect(page.getByRole('status', { name: /고르고|부르고/ })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as Located).shifts);
}

const expectStill = (shifts: Located['shifts']) =>
  expect(
    shifts.reduce((total, { value }) => total + value, 0),
    JSON.stringify(shifts, null, 1),
  ).toBeLessThan(0.01);

for (const [width, height] of SIZES)
  test.describe(`when the position is found, at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const firstMinuteOver of [true, false])
      test.describe(firstMinuteOver ? 'on a known device' : 'on a new device', () => {
        test.use({ firstMinuteOver });
        test('home stays in its place', async ({ page }) => {
          await holdPosition(page);
          await page.goto('/home');
          await expect(page.getByRole('banner')).toContainText('강남구');
          expectStill(await findPosition(page));
        });
      });

    test('the weather screen stays in its place', async ({ page }) => {
      await holdPosition(page);
      await page.goto('/weather');
      await page.getByRole('button', { name: /다른 장소 보기/ }).click();
      await page.getByRole('button', { name: /^현재 위치/ }).click();
      await expect(page.getByText('찾는 중').first()).toBeVisible();
      // Shifts within half a second of a tap would not count.
      await page.waitForTimeout(600);
      expectStill(await findPosition(page));
    });
  });
