import type { Page } from '@playwright/test';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { formatPlace, PLACE_COOKIE } from '@/lib/domain/place';
import { expect, PLACES, test } from './fixtures';

/** Sizes in px at which the texts of the weather break differently. */
const SIZES = [
  [390, 844],
  [320, 568],
] as const;

interface Shift {
  value: number;
  moved: string[];
}

interface Located extends Window {
  shifts: Shift[];
  foundAt: (coords: { latitude: number; longitude: number }) => void;
}

/**
 * Permits the position, which the device finds only when `foundAt` is called, delays the fonts, and records layout shifts
 * that no input caused.
 */
async function prepare(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.route('**/*.woff2', async (route) => {
    await page.locator('main').waitFor();
    await route.continue();
  });
  await page.addInitScript(() => {
    const located = window as unknown as Located;
    const found = new Promise((resolve) => (located.foundAt = resolve));
    navigator.geolocation.getCurrentPosition = (onFound) =>
      void found.then((coords) => onFound({ coords } as GeolocationPosition));
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    located.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          located.shifts.push({
            value,
            moved: sources.map(
              ({ node, previousRect: a, currentRect: b }) =>
                `${node?.nodeName} ${(node as HTMLElement | null)?.className} ${a.y}+${a.height} to ${b.y}+${b.height}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that the shifts recorded since the last call stay below a limit. */
async function expectStill(page: Page, limit: number, when: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // The observer receives the shifts of a frame after it.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const shifts = await page.evaluate(() => (window as unknown as Located).shifts.splice(0));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, `${when}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(limit);
}

/** Lets the device find its position, and waits until its weather and outfits are shown. */
async function findPosition(page: Page): Promise<void> {
  await page.evaluate((coords) => (window as unknown as Located).foundAt(coords), PLACES.제주);
  await expect(page.getByRole('banner')).toContainText('제주시');
  await expect(page.getByRole('status', { name: /고르고|부르고/ })).toHaveCount(0);
}

/** Forgets the position and everything else of an earlier visit. */
async function forgetVisit(page: Page): Promise<void> {
  await page.goto('/icons/icon.svg');
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
}

/** Starts to search for the position on the weather screen. Home does so by itself. */
async function askForPosition(page: Page): Promise<void> {
  // Shifts within half a second of a real tap would not count.
  await page.getByRole('button', { name: /다른 장소 보기/ }).dispatchEvent('click');
  await page.getByRole('button', { name: /^현재 위치/ }).dispatchEvent('click');
  await expect(page.getByText('찾는 중').first()).toBeVisible();
  await page.evaluate(() => (window as unknown as Located).shifts.splice(0));
}

// Home has more parts that appear late for new users: the questions of the first minute.
test.use({ firstMinuteOver: false });

test('home and weather stay in their places while they load, with late fonts, and when the position is found', async ({
  page,
  baseURL,
}) => {
  await prepare(page);
  for (const path of ['/home', '/weather'])
    for (const [width, height] of SIZES)
      await test.step(`${path} at ${width} px`, async () => {
        await forgetVisit(page);
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(page.getByRole('banner')).toContainText('강남구');
        await expectStill(page, 0.02, 'loading');
        if (path === '/weather') await askForPosition(page);
        await findPosition(page);
        await expectStill(page, 0.01, 'position');
      });
  // A cell is slow only once, because the server caches its weather.
  await test.step('/home while the provider takes six seconds', async () => {
    await forgetVisit(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const slow = {
      cell: toGridCell({ lat: PLACES.울산.latitude, lon: PLACES.울산.longitude }),
      region: { sidonm: '울산광역시', sggnm: '남구' },
    };
    await page.context().addCookies([{ name: PLACE_COOKIE, value: formatPlace(slow), url: baseURL! }]);
    await page.goto('/home');
    const weather = page.getByRole('region', { name: '지금 날씨' });
    await expect(weather).toContainText('지금 날씨를 부르고 있어요');
    await expect(weather).toContainText('Open-Meteo · ');
    await expectStill(page, 0.01, 'late weather');
  });
});
