import type { Page } from '@playwright/test';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { follow } from './language-steps';
import { expect, expectNoViolations, findSmallTargets, measureOverflowPx, test } from './fixtures';

/**
 * Sizes in px with the narrowest width of each layout, a zoom of 400 %, and a phone on its side. Screens without breakpoints
 * are one column, at most 480 px wide.
 */
const SIZES = [
  [320, 844],
  [360, 844],
  [480, 844],
  [1280, 844],
  [320, 256],
  [844, 390],
] as const;
const EXTREME_SIZES = [
  [320, 256],
  [1280, 844],
] as const;

/** Expects no overflow and no touch target below 44 px at this size of the window. */
async function expectFits(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  const at = `${page.url()} at ${width} x ${height}`;
  expect(await measureOverflowPx(page), at).toBe(0);
  expect(await findSmallTargets(page), at).toEqual([]);
}

/** The English walk (english.spec.ts) checks the structure of the other screens and the states of their forms. */
test('every screen fits 320 to 1280 px and a zoom of 400 %, and the main ones have no axe violation, light and dark', async ({
  page,
}) => {
  // In the evening home has one more line, which leads to tomorrow.
  await page.clock.setFixedTime(kstEpochMs(kstDate(Date.now()), 20, 30));
  await page.goto('/login');
  for (const path of ['/login', '/home', '/weather', '/my', '/my/never-wear'])
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await follow(page, path);
      await page.waitForLoadState('networkidle');
      await expectNoViolations(page);
      for (const size of SIZES) await expectFits(page, size);
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
      for (const size of EXTREME_SIZES) await expectFits(page, size);
    });
});
