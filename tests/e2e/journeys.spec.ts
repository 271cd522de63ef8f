import { CANARY } from './account-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

test.use({ viewport: { width: 390, height: 664 }, allowedErrors: [/status of 401/] });

test('a visitor saves an outfit and opens a category after logging in; a login before hydration appears in no address', async ({
  page,
  browser,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL });
  const username = await createMember(elsewhere);
  await elsewhere.close();

  await test.step('save, log in, saved', async () => {
    await page.goto('/home');
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

  await test.step('category, log in, opened', async () => {
    await page.goto('/icons/icon.svg');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/home');
    await page.getByRole('tab', { name: '데이트' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: '날옷 로그인' }).tap();
    await page.getByLabel('아이디').fill(username);
    await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
    await page.getByRole('button', { name: '로그인', exact: true }).tap();
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('log in before hydration', async () => {
    await page.goto('/icons/icon.svg');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
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
  });
});
