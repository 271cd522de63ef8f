import { expect, sidewaysOverflowPx, test, violations } from './fixtures';

const SCREENS = [
  '/login/form',
  '/signup',
  '/signup/agreedToPrivacy',
  '/find-id',
  '/reset-password',
  '/my/policy',
  '/my/policy/terms',
  '/my/policy/password',
];

for (const path of SCREENS) {
  for (const colorScheme of ['light', 'dark'] as const)
    test(`axe finds nothing on ${path} (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });

  test(`${path} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(path);
    expect(await sidewaysOverflowPx(page)).toBe(0);
  });
}

test('a visitor on my page meets the prompt, and axe finds nothing behind it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/my');
  await expect(page.getByRole('dialog')).toContainText('저장한 코디를 한눈에');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: '조금 더 둘러볼게요' }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/login');
});

for (const [path, start] of [
  ['/signup?step=3', '/signup'],
  ['/signup?step=2', '/signup'],
  ['/find-id/success', '/find-id'],
  ['/reset-password/newpassword', '/reset-password'],
  ['/reset-password/success', '/reset-password'],
] as const)
  test(`${path} without what it stands on leads to ${start}`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(start);
  });
