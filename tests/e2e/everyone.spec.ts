import type { Page } from '@playwright/test';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { expect, expectNoViolations, openHomeAt, measureOverflowPx, test, findViolations } from './fixtures';

const SCREENS = ['/login', '/home', '/weather', '/my', '/my/never-wear'];

/** Returns touch targets below 44 px; the area around a small line of text counts if it belongs to it. */
const findSmallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .map((element) => {
        const { width: wide, height } = element.getBoundingClientRect();
        const around = parseFloat(getComputedStyle(element, '::before').height) || 0;
        return { text: element.innerText || element.ariaLabel, wide, high: Math.max(height, around) };
      })
      .filter(({ high, wide }) => high < 44 || wide < 44),
  );

test.describe('for everyone', () => {
  test('axe finds no violation under any sky', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const place of ['제주', '울릉', '인천', '철원'] as const) {
      await openHomeAt(page, place);
      await expect(page.getByRole('banner')).toContainText(place);
      await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page), place).toEqual([]);
      await page.goto('/weather');
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page), place).toEqual([]);
    }
  });

  test('axe finds no violation in an open prompt, and the focus returns after it', async ({ page }) => {
    await page.goto('/home');
    const bell = page.getByRole('link', { name: '알림 설정' });
    await bell.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  for (const path of SCREENS)
    test(`${path} fits every width without axe violations, light and dark`, async ({ page }) => {
      // In the evening the screen has one more line, which leads to tomorrow.
      await page.clock.setFixedTime(kstEpochMs(kstDate(Date.now()), 20, 30));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (const width of [320, 390, 480, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await measureOverflowPx(page), `${width} px`).toBe(0);
        expect(await findSmallTargets(page), `${width} px`).toEqual([]);
      }
    });

  test('can be zoomed', async ({ request }) => {
    const [viewport] = /<meta name="viewport"[^>]*>/.exec(await (await request.get('/home')).text()) ?? [];
    expect(viewport).toContain('width=device-width');
    expect(viewport).not.toMatch(/maximum-scale|user-scalable/);
  });

  for (const [path, width] of [
    ['/home', 390],
    ['/weather', 320],
  ] as const)
    test(`${path} loads without layout shift at ${width} px, also with late fonts`, async ({ page }) => {
      await page.setViewportSize({ width, height: 568 });
      await page.route('**/*.woff2', async (route) => {
        await page.locator('main').waitFor();
        await route.continue();
      });
      await page.addInitScript(() => {
        (window as unknown as { shift: number }).shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) (window as unknown as { shift: number }).shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
    });
});
