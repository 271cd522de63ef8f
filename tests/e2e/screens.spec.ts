import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { follow } from './language-steps';
import { expect, expectNoViolations, findSmallTargets, measureOverflowPx, test } from './fixtures';

/** The narrowest width of each layout. Screens without breakpoints are one column, at most 480 px wide. */
const WIDTHS_PX = [320, 360, 480, 1280];
const EXTREME_WIDTHS_PX = [320, 1280];

/** The English walk (english.spec.ts) checks the structure of the other screens and the states of their forms. */
test('every screen fits 320 to 1280 px, and the main ones have no axe violation, light and dark', async ({ page }) => {
  // In the evening home has one more line, which leads to tomorrow.
  await page.clock.setFixedTime(kstEpochMs(kstDate(Date.now()), 20, 30));
  await page.goto('/login');
  for (const path of ['/login', '/home', '/weather', '/my', '/my/never-wear'])
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await follow(page, path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (const width of WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        expect(await measureOverflowPx(page), `${width} px`).toBe(0);
        expect(await findSmallTargets(page), `${width} px`).toEqual([]);
      }
    });
  for (const path of [
    ...['/login/form', '/signup', '/signup/agreedToPrivacy', '/find-id', '/reset-password'],
    ...[
      '/my/policy',
      '/my/policy/terms',
      '/my/policy/password',
      '/my/notice',
      '/my/notice/1',
      '/my/notice/none',
      '/my/trips',
    ],
  ])
    await test.step(path, async () => {
      await follow(page, path);
      for (const width of EXTREME_WIDTHS_PX) {
        await page.setViewportSize({ width, height: 844 });
        expect(await measureOverflowPx(page), `${path}, ${width} px`).toBe(0);
      }
    });
});
