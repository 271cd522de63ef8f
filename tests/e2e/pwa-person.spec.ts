import type { Page } from '@playwright/test';
import { logIn, newcomer, readableByScripts, signUpByMail, CANARY } from './account-steps';
import { expect, firstVisit, keptPaths, test } from './pwa-fixtures';

const ask = (page: Page, path: string) => page.evaluate(async (address) => (await fetch(address)).status, path);

/** A member who has looked at home and at the own bookmarks. */
async function becomeMember(page: Page): Promise<void> {
  const someone = newcomer();
  await firstVisit(page);
  await signUpByMail(page, someone);
  await logIn(page, someone.username, CANARY);
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  expect(await ask(page, '/api/v1/bookmark')).toBe(200);
  await expect.poll(() => keptPaths(page)).toMatchObject({ 'personal-bookmarks': ['/api/v1/bookmark'] });
}

test('logging out leaves nothing of the person with the worker', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/my/account-settings');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => (await keptPaths(page))['personal-pages']?.sort()).toEqual(['/home', '/weather']);
  const kept = await keptPaths(page);
  expect(Object.keys(kept).filter((name) => name.startsWith('personal-'))).toEqual(['personal-pages']);
  expect(await readableByScripts(page)).not.toContain('봄바람');
});

test('a session that is over takes what was kept with it', async ({ page, context }) => {
  await becomeMember(page);
  await page.goto('/offline.html');
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await page.goto('/home');
  await expect(page).toHaveURL('/login');
  await expect.poll(async () => Object.keys(await keptPaths(page))).not.toContain('personal-bookmarks');
});

test('profile, session and what one sends are never kept', async ({ page }) => {
  await becomeMember(page);
  expect(await ask(page, '/api/v1/auth/profile')).toBe(200);
  expect(await ask(page, '/api/auth/session')).toBe(200);
  await page.goto('/my');
  const paths = Object.values(await keptPaths(page)).flat();
  expect(paths.filter((path) => /auth|\/my$/.test(path))).toEqual([]);
});
