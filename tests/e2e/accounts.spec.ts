import {
  askForCode,
  CANARY,
  consentToAll,
  fillBirthDate,
  giveCode,
  logIn,
  logInAt,
  mailedCode,
  newcomer,
  readableByScripts,
  signUpByMail,
  typeLogin,
} from './account-steps';
import { expect, test } from './fixtures';

/** One mail a minute to an address, says the host. */
const NEXT_MAIL_MS = 61_000;
const REFUSED = /status of 4(00|01|04)/;

test.describe('an account by e-mail', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is made, used, recovered, changed and left, and its password is nowhere to be found', async ({ page }) => {
    test.setTimeout(300_000);
    const person = newcomer();
    const seen: string[] = [];
    page.on('console', (message) => seen.push(message.text()));
    page.on('request', (request) => seen.push(request.url()));
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => seen.push(text),
          () => undefined,
        );
    });

    await test.step('sign up', () => signUpByMail(page, person));
    const mailedAt = Date.now();
    await expect(page.getByText('봄바람님, 날옷에 오신 걸 환영해요!')).toBeVisible();
    await page.getByRole('link', { name: '로그인하러 가기' }).click();

    await test.step('log in, be greeted, see what members see', async () => {
      await typeLogin(page, person.username, 'Wrong1!pass');
      await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
      await logIn(page, person.username, CANARY);
      await expect(page.getByText('봄바람님, 반가워요!')).toBeVisible();
      await page.getByRole('tab', { name: '데이트' }).click();
      await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('button', { name: '다음 코디' }).click({ force: true });
      await expect(page.getByText(/벌 중 2번째/)).toBeAttached();
      expect(await readableByScripts(page)).not.toContain(CANARY);
    });

    await test.step('the landing leads whoever is logged in on to home', async () => {
      await page.goto('/login');
      await expect(page).toHaveURL('/home');
    });

    await test.step('edit what is kept; saving wakes with a change', async () => {
      await page.getByRole('link', { name: '마이' }).click();
      await page.getByRole('link', { name: '회원 정보' }).click();
      const save = page.getByRole('button', { name: '저장하기' });
      await expect(save).toBeDisabled();
      await page.getByText('여성', { exact: true }).click();
      await save.click();
      await expect(page.getByText('회원 정보가 성공적으로 업데이트되었습니다.')).toBeVisible();
      await expect(save).toBeDisabled();
      await page.reload();
      await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();
    });

    await test.step('leave an opinion', async () => {
      await page.goto('/my');
      await page.getByRole('button', { name: '의견 남기기' }).click();
      await page.getByRole('textbox', { name: '의견 남기기' }).fill('자전거 옷차림도 알려 주세요 <b>🚲</b>');
      await page.getByRole('button', { name: '보내기' }).click();
      await expect(page.getByText('소중한 의견 고마워요.')).toBeVisible();
    });

    await test.step('log out: nothing stays in the browser', async () => {
      await page.goto('/my/account-settings');
      await page.getByRole('button', { name: '로그아웃' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
      await expect(page.getByText('로그아웃 되었습니다.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.filter((name) => /session|tokens|gender/.test(name))).toEqual([]);
    });

    await test.step('find the username', async () => {
      await page.waitForTimeout(Math.max(0, NEXT_MAIL_MS - (Date.now() - mailedAt)));
      await page.goto('/find-id');
      await page.getByLabel('이메일').fill('nobody-at-all@example.com');
      await page.getByRole('button', { name: '인증번호 받기' }).click();
      await expect(page.getByText('등록되지 않은 계정입니다.')).toBeVisible();
      await page.getByLabel('이메일').fill(person.email);
      await askForCode(page);
      await page.reload();
      await expect(page.getByRole('timer')).toBeVisible();
      await giveCode(page, await mailedCode(page.request, person.email));
      await expect(page.getByText(person.username, { exact: true })).toBeVisible();
    });

    const reset = `${CANARY}1`;
    await test.step('reset the password', async () => {
      await page.waitForTimeout(NEXT_MAIL_MS);
      await page.goto('/reset-password');
      await page.getByLabel('아이디').fill(person.username);
      await page.getByLabel('이메일').fill(person.email);
      await askForCode(page);
      await giveCode(page, await mailedCode(page.request, person.email));
      await page.getByLabel('새 비밀번호', { exact: true }).fill(reset);
      await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(reset);
      await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
      await expect(page).toHaveURL('/reset-password/success');
      await typeLogin(page, person.username, CANARY);
      await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
    });

    const changed = `${CANARY}22`;
    await test.step('change it', async () => {
      await logIn(page, person.username, reset);
      await page.goto('/my/reset-password');
      await page.getByLabel('현재 비밀번호', { exact: true }).fill(reset);
      await page.getByLabel('새 비밀번호', { exact: true }).fill(changed);
      await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(changed);
      await page.getByRole('button', { name: '비밀번호 변경' }).click();
      await expect(page.getByText('비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.')).toBeVisible();
      await expect(page).toHaveURL('/login/form');
    });

    await test.step('leave; logging in again fails', async () => {
      await logIn(page, person.username, changed);
      await page.goto('/my/secession');
      await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeDisabled();
      await page.getByRole('radio').nth(1).check({ force: true });
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click();
      await expect(page.getByText('탈퇴처리되었습니다.')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await typeLogin(page, person.username, changed);
      await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
    });

    expect(seen.join('\n')).not.toContain(CANARY);
    expect(seen.join('\n')).not.toMatch(/"(access|refresh)\w*":/);
  });

  test('survives a text that is read, a reload and a wrong code on the way', async ({ page }) => {
    const { email } = newcomer();
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(email);
    await askForCode(page);
    await page.reload();
    await giveCode(page, '000000');
    await expect(page.getByLabel('인증번호', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await giveCode(page, await mailedCode(page.request, email));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled();
    await sheet.getByText('이용약관 동의', { exact: false }).first().click();
    await sheet.getByRole('link', { name: '이용약관 동의 전문 보기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '이용약관', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(sheet.getByRole('checkbox', { name: '[필수] 이용약관 동의' })).toBeChecked();
  });
});

for (const [button, type] of [
  ['카카오', 'kakao'],
  ['Google', 'google'],
] as const)
  test.describe(`an account by ${type}`, () => {
    test.use({ allowedErrors: [REFUSED] });

    test('needs nickname, gender, birth date and consents once, and is then known', async ({ page }) => {
      const person = `p${Math.random().toString(36).slice(2, 10)}`;
      await logInAt(page, button, person);
      await expect(page).toHaveURL(`/signup?step=2&socialType=${type}`);
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
      await expect(page.getByRole('button', { name: '로그아웃' })).toBeVisible();
      await expect(page.getByRole('link', { name: '비밀번호 변경' })).toHaveCount(0);
      await page.evaluate(() => localStorage.clear());
      // An answer still under way would set its cookie after they are cleared.
      await page.goto('/icons/icon.svg');
      await page.context().clearCookies();
      await logInAt(page, button, person);
      await expect(page).toHaveURL('/home');
    });

    test('that is refused at the provider leads back with a word', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: button }).click();
      await page.getByText('취소').click();
      await expect(page.getByText('로그인을 취소했어요.')).toBeVisible();
      await expect(page).toHaveURL('/login');
    });
  });

test.describe('a stateId', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('that was made up opens nothing', async ({ page }) => {
    await page.goto(`/login/oauth-callback?stateId=${'A'.repeat(43)}&provider=kakao`);
    await expect(page.getByText(/소셜 로그인에 실패했어요/)).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  test('that is missing does nothing', async ({ page }) => {
    await page.goto('/login/oauth-callback?provider=kakao');
    await expect(page.getByText('로그인 정보가 없어요')).toBeVisible();
  });
});

test.describe('a session that is over', () => {
  test.use({ allowedErrors: [REFUSED] });

  test('is told once, clears the person and leads to the landing', async ({ page }) => {
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
  });
});

test.describe('without the proof of the same origin', () => {
  for (const path of ['/api/auth/callback/email', '/api/auth/signout', '/api/v1/user/email/send-mail'])
    test(`${path} is refused`, async ({ request }) => {
      const answer = await request.post(path, { data: '{}', headers: { origin: 'https://evil.example' } });
      expect(answer.status()).toBe(403);
    });

  test('what is not used of the session library is not there', async ({ request }) => {
    for (const path of ['/api/auth/signin', '/api/auth/providers', '/api/auth/error', '/api/auth/signout'])
      expect((await request.get(path)).status()).toBe(404);
  });
});
