import {
  requestCode,
  consentToAll,
  fillAccount,
  fillBirthDate,
  enterCode,
  logInAt,
  mailedCode,
  createNewcomer,
} from './account-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

const REFUSED = /status of 4(00|01|04|09)/;

test.describe('a signup', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('survives reading a policy, a reload and a wrong code, and returns to the username if it was taken meanwhile', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const { email } = createNewcomer();
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(email);
    await requestCode(page);
    await page.reload();
    await enterCode(page, '000000');
    await expect(page.getByLabel('인증번호', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await enterCode(page, await mailedCode(page.request, email));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled();
    await sheet.getByText('이용약관 동의', { exact: false }).first().click();
    await sheet.getByRole('link', { name: '이용약관 동의 전문 보기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '이용약관', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(sheet.getByRole('checkbox', { name: '[필수] 이용약관 동의' })).toBeChecked();

    await consentToAll(page);
    const { username } = createNewcomer();
    await fillAccount(page, { username });
    await page.getByLabel('닉네임').fill('봄바람');
    await fillBirthDate(page, ['1995', '2', '3']);
    const request = await playwright.request.newContext({ baseURL });
    await createMember({ request }, { ...createNewcomer(), username });
    await request.dispose();
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByText('이미 사용 중인 아이디예요.').first()).toBeVisible();
    await expect(page).toHaveURL('/signup?step=1');
  });
});

for (const [button, type] of [
  ['카카오', 'kakao'],
  ['Google', 'google'],
] as const)
  test.describe(`an account by ${type}`, () => {
    test.use({ allowedErrors: [REFUSED] });

    test('returns with a message if the provider denies it, otherwise continues with the second sign-up step', async ({
      page,
    }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: button }).click();
      await page.getByText('취소').click();
      await expect(page.getByText('로그인을 취소했어요.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await logInAt(page, button, `p${Math.random().toString(36).slice(2, 10)}`);
      await expect(page).toHaveURL(`/signup?step=2&socialType=${type}`);
    });
  });

test.describe('a user of a provider', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('enters nickname, gender, birth date and consents once and is recognised from then on', async ({ page }) => {
    const person = `p${Math.random().toString(36).slice(2, 10)}`;
    await logInAt(page, '카카오', person);
    await expect(page).toHaveURL('/signup?step=2&socialType=kakao');
    await page.getByRole('button', { name: '다음' }).click();
    await expect(page.getByText('성별을 선택해 주세요.')).toBeVisible();
    await page.getByLabel('닉네임').fill('가을');
    await page.getByText('여성', { exact: true }).click();
    await fillBirthDate(page, ['1999', '11', '30']);
    await page.getByRole('button', { name: '다음' }).click();
    await consentToAll(page);
    await page.getByRole('link', { name: '시작하기' }).click();
    await expect(page).toHaveURL('/home');
    await page.goto('/my/account-settings');
    await expect(page.getByRole('button', { name: '로그아웃', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '비밀번호 변경' })).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    // A pending response would set its cookie after they are cleared.
    await page.goto('/icons/icon.svg');
    await page.context().clearCookies();
    await logInAt(page, '카카오', person);
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a stateId', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('that was invented opens no session', async ({ page }) => {
    await page.goto(`/login/oauth-callback?stateId=${'A'.repeat(43)}&provider=kakao`);
    await expect(page.getByText(/소셜 로그인에 실패했어요/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('that is missing has no effect', async ({ page }) => {
    await page.goto('/login/oauth-callback?provider=kakao');
    await expect(page.getByText('로그인 정보가 없어요')).toBeVisible();
  });
});

test.describe('an expired session', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is reported once, clears personal data and leads to the landing page', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted')) return;
      sessionStorage.setItem('planted', 'true');
      localStorage.setItem(
        'user-storage',
        JSON.stringify({ id: 'x', nickname: '어제', birthDate: '1999-01-01', gender: 'MALE', loginType: 'email' }),
      );
    });
    await page.goto('/home');
    await expect(page.getByText('로그인이 필요해요.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    expect(await page.evaluate(() => localStorage.getItem('user-storage'))).toBeNull();
    await expect(page.getByText(/로그인이 풀렸어요/)).toBeVisible();
    await page.getByRole('link', { name: '둘러보기' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('tabpanel')).toBeVisible();
  });
});

test.describe('without proof of the same origin', () => {
  for (const path of ['/api/auth/callback/email', '/api/auth/signout', '/api/v1/user/email/send-mail'])
    test(`${path} is rejected`, async ({ request }) => {
      const answer = await request.post(path, { data: '{}', headers: { origin: 'https://evil.example' } });
      expect(answer.status()).toBe(403);
    });

  // ASVS 15.2.3
  test('unused routes of the session library return 404', async ({ request }) => {
    for (const path of ['/api/auth/signin', '/api/auth/providers', '/api/auth/error', '/api/auth/signout'])
      expect((await request.get(path)).status()).toBe(404);
  });
});
