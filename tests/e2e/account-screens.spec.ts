import type { Page } from '@playwright/test';
import {
  requestCode,
  CANARY,
  consentToAll,
  fillAccount,
  fillBirthDate,
  enterCode,
  logIn,
  mailedCode,
  createNewcomer,
} from './account-steps';
import { expect, expectNoViolations, measureOverflowPx, test, findViolations } from './fixtures';

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

/** Expects no axe violation, light and dark, and no horizontal overflow on the smallest phone. */
async function expectForEveryone(page: Page): Promise<void> {
  // A toast changes its colours shortly after the theme does.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectNoViolations(page);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflowPx(page), page.url()).toBe(0);
  if (size) await page.setViewportSize(size);
}

test('the account screens are accessible', async ({ page }) => {
  for (const path of SCREENS) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectForEveryone(page);
  }
});

test("a visitor's my page works without login, and axe finds no violation", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await page.getByRole('link', { name: '마이' }).tap();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('heading', { name: '저장한 코디를 한눈에' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await findViolations(page)).toEqual([]);
  for (const [link, content] of [
    ['나의 하루', page.getByRole('heading', { name: '언제 나가 계세요?' })],
    ['이런 옷은 안 입어요', page.getByRole('checkbox').first()],
    ['공지사항', page.getByRole('main').getByRole('link').first()],
  ] as const) {
    await page.getByRole('link', { name: link }).tap();
    await expect(content).toBeAttached();
    await expect(page.getByText('로그인이 필요해요')).toHaveCount(0);
    await page.getByRole('button', { name: '뒤로' }).tap();
    await expect(page).toHaveURL('/my');
  }
  await page.getByRole('button', { name: '의견 남기기' }).tap();
  await page.getByRole('textbox', { name: '의견 남기기' }).fill('로그인 없이도 쓸 수 있어 좋아요');
  await page.getByRole('button', { name: '보내기' }).tap();
  await expect(page.getByText('소중한 의견 고마워요.')).toBeVisible();
  await page.getByRole('link', { name: '날옷 로그인' }).tap();
  await expect(page).toHaveURL('/login/form');
});

test('a step without its predecessors redirects to the first', async ({ page }) => {
  for (const [path, start] of [
    ['/signup?step=3', '/signup'],
    ['/signup?step=2', '/signup'],
    ['/find-id/success', '/find-id'],
    ['/reset-password/newpassword', '/reset-password'],
    ['/reset-password/success', '/reset-password'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(start);
  }
});

test.describe('for everyone', () => {
  test.use({ allowedErrors: [/status of 4(00|01)/] });

  test('axe finds no violation on the sign-up steps and member screens, including their error states', async ({
    page,
  }) => {
    const person = createNewcomer();
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await enterCode(page, '12');
    await expectForEveryone(page);
    await enterCode(page, await mailedCode(page.request, person.email));
    await page.getByRole('dialog').getByText('[필수] 이용약관').click();
    await expectForEveryone(page);
    await consentToAll(page);
    await page.getByLabel('아이디').fill('ab');
    await page.getByLabel('비밀번호', { exact: true }).fill('short');
    await page.getByLabel('비밀번호 확인', { exact: true }).fill('other');
    await page.getByLabel('비밀번호 확인', { exact: true }).blur();
    await expectForEveryone(page);
    // A common password is rejected at its field, not two steps later.
    await page.getByLabel('아이디').fill(person.username);
    for (const label of ['비밀번호', '비밀번호 확인']) await page.getByLabel(label, { exact: true }).fill('Password1!');
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText('너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.')).toBeVisible();
    await expect(page.getByLabel('비밀번호', { exact: true })).toBeFocused();
    await expectForEveryone(page);
    await fillAccount(page, person);
    await page.getByRole('button', { name: '가입하기' }).click();
    await expectForEveryone(page);
    await page.getByLabel('닉네임').fill('봄바람');
    await fillBirthDate(page, ['1995', '2', '3']);
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { name: '봄바람님, 반가워요!' })).toBeVisible();
    await expectForEveryone(page);

    await logIn(page, person.username, CANARY);
    await page.goto('/my');
    await page.getByRole('button', { name: '의견 남기기' }).click();
    await page.getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('의견을 한 글자 이상 적어 주세요.')).toBeVisible();
    await expectForEveryone(page);
    await page.keyboard.press('Escape');
    await expectForEveryone(page);
    await page.goto('/my/user-info');
    await page.getByRole('group', { name: '생년월일' }).getByLabel('월').fill('13');
    await page.getByRole('button', { name: '저장하기' }).click();
    await expectForEveryone(page);
    await page.goto('/my/account-settings');
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await expectForEveryone(page);
    await page.goto('/my/reset-password');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await expect(page.getByText('현재 비밀번호를 입력해주세요.')).toBeVisible();
    await expectForEveryone(page);
    await page.goto('/my/secession');
    await page.getByRole('radio').first().check({ force: true });
    await expectForEveryone(page);
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    await expectForEveryone(page);
  });
});
