import type { Page } from '@playwright/test';
import { CANARY } from './account-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

test.use({ viewport: { width: 390, height: 664 }, allowedErrors: [/status of 401/] });

/** Logs out by taps and returns to home as a visitor. */
async function logOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: '마이' }).tap();
  await page.getByRole('link', { name: '계정 설정' }).tap();
  await page.getByRole('button', { name: '로그아웃', exact: true }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).tap();
  await page.getByRole('link', { name: '둘러보기' }).tap();
  await expect(page).toHaveURL('/home');
}

test('a visitor uses my page, opens a category and saves an outfit after logging in; a login before hydration appears in no address', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const username = await createMember(elsewhere);
  await elsewhere.close();

  await test.step('log in before hydration', async () => {
    let comeAlive = (): void => undefined;
    const alive = new Promise<void>((resolve) => (comeAlive = resolve));
    await page.route('**/_next/static/chunks/**', async (route) => {
      await alive;
      await route.continue();
    });
    await page.goto('/login/form', { waitUntil: 'commit' });
    await page.getByLabel('아이디').fill(username);
    await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await expect(page).toHaveURL('/login/form');
    comeAlive();
    await expect(page).toHaveURL('/home');
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('my page without login', async () => {
    await logOut(page);
    await page.getByRole('link', { name: '마이' }).tap();
    await expect(page.getByRole('heading', { name: '저장한 코디를 한눈에' })).toBeVisible();
    await page.getByRole('link', { name: '이런 옷은 안 입어요' }).tap();
    await expect(page.getByRole('checkbox').first()).toBeAttached();
    await page.getByRole('button', { name: '뒤로' }).tap();
    await expect(page).toHaveURL('/my');
    await page.getByRole('link', { name: '홈' }).tap();
  });

  await test.step('category, log in, opened', async () => {
    await page.getByRole('tab', { name: '데이트' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: '날옷 로그인' }).tap();
    await page.getByLabel('아이디').fill(username);
    await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('save, log in, saved', async () => {
    await logOut(page);
    await page
      .getByRole('button', { name: / 저장$/ })
      .first()
      .tap();
    await page.getByRole('dialog').getByRole('link', { name: '날옷 로그인' }).tap();
    await page.getByLabel('아이디').tap();
    await page.keyboard.type(username);
    await page.getByLabel('비밀번호', { exact: true }).tap();
    await page.keyboard.type(CANARY);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('코디를 저장했어요.')).toBeVisible();
    await expect(page.getByRole('button', { name: / 저장$/, pressed: true })).toHaveCount(1);
  });
});
