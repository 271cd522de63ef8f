import type { Page } from '@playwright/test';
import { decode } from 'next-auth/jwt';
import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import {
  requestCode,
  CANARY,
  consentToAll,
  fillAccount,
  fillBirthDate,
  enterCode,
  logIn,
  logInAt,
  mailedCode,
  createNewcomer,
  readScriptVisibleState,
  typeLogin,
} from './account-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

const REFUSED = /status of 4(00|01|03|04|09)/;
const SESSION_SECRET = 'a secret of the tests, and of nobody else';
/** Interval between two mails to one address, in ms. */
const NEXT_MAIL_MS = 61_000;
/** Longer than the 15 minutes for which a login permits deleting the account, and than an access token's 10 minutes. */
const LONG_AGO_MS = 16 * 60_000;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORTS.life}`, allowedErrors: [REFUSED] });

// This spec has its own server: the test advances its clock and reads its output.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(2 * START_LIMIT_MS);
  server = await startOwnServer({ program: 'app', port: PORTS.life, env: { SESSION_SECRET } });
});
test.afterAll(() => server?.stop());

/** Returns the content of this browser's sealed cookie, which no script and no log may contain. */
async function readSealedTokens(page: Page): Promise<string[]> {
  const sealed = (await page.context().cookies()).find(({ name }) => name === 'nalot.tokens')?.value;
  const opened = await decode({ token: sealed, secret: SESSION_SECRET, salt: 'nalot.tokens' });
  const tokens = [opened?.access, opened?.refresh].map(String);
  for (const token of tokens) expect(token.length).toBeGreaterThan(40);
  return tokens;
}

/** Records console messages, requested addresses and API responses, and returns the growing list. */
function recordTraffic(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('request', (request) => heard.push(request.url(), JSON.stringify(request.headers())));
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      void response.text().then(
        (text) => heard.push(text),
        () => undefined,
      );
  });
  return heard;
}

async function confirmLeaving(page: Page): Promise<void> {
  await page.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '탈퇴하기' }).click();
}

/** Makes the browser one that has never logged in. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // A pending response would set its cookie after they are cleared.
  await page.goto('/icons/icon.svg');
  await page.context().clearCookies();
}

// ASVS 3.3.4, 10.1.1, 14.3.3
test('an e-mail account can be created, used, recovered, changed and deleted without leaking secrets', async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = createNewcomer();
  const secrets = [CANARY];
  const heard = recordTraffic(page);

  await test.step('sign up, with a reload, a wrong code, a policy to read, and a username that was taken meanwhile', async () => {
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await page.reload();
    await enterCode(page, '000000');
    await expect(page.getByLabel('인증번호', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await enterCode(page, await mailedCode(page.request, person.email));
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: '동의하고 계속하기' })).toBeDisabled();
    await sheet.getByText('이용약관 동의', { exact: false }).first().click();
    await sheet.getByRole('link', { name: '이용약관 동의 전문 보기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '이용약관', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(sheet.getByRole('checkbox', { name: '[필수] 이용약관 동의' })).toBeChecked();
    await consentToAll(page);
    const taken = createNewcomer();
    await fillAccount(page, taken);
    await page.getByLabel('닉네임').fill('봄바람');
    await fillBirthDate(page, ['1995', '2', '3']);
    const request = await playwright.request.newContext({ baseURL });
    await createMember({ request }, taken);
    await request.dispose();
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByText('이미 사용 중인 아이디예요.').first()).toBeVisible();
    await expect(page).toHaveURL('/signup?step=1');
    await fillAccount(page, person);
    await page.getByLabel('닉네임').fill('봄바람');
    await page.getByText('남성', { exact: true }).click();
    await fillBirthDate(page, ['1995', '2', '3']);
    await page.getByRole('button', { name: '가입하기' }).dblclick();
    await expect(page.getByText('봄바람님, 날옷에 오신 걸 환영해요!')).toBeVisible();
    await page.getByRole('link', { name: '로그인하러 가기' }).click();
  });

  await test.step("log in, see the greeting and the members' content", async () => {
    await typeLogin(page, person.username, 'Wrong1!pass');
    await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
    await logIn(page, person.username, CANARY);
    await expect(page.getByText('봄바람님, 반가워요!')).toBeVisible();
    await page.getByRole('tab', { name: '데이트' }).click();
    await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: '다음 코디' }).press('Enter');
    await expect(page.getByText(/벌 중 2번째/)).toBeAttached();
    secrets.push(...(await readSealedTokens(page)));
  });

  await test.step('the landing page redirects a member to home', async () => {
    await page.goto('/login');
    await expect(page).toHaveURL('/home');
  });

  await test.step('edit the profile; a change enables the save button', async () => {
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

  await test.step('send feedback with an expired access token', async () => {
    await server.passTime(LONG_AGO_MS);
    await page.goto('/my');
    await page.getByRole('button', { name: '의견 남기기' }).click();
    await page.getByRole('textbox', { name: '의견 남기기' }).fill('자전거 옷차림도 알려 주세요 <b>🚲</b>');
    await page.getByRole('button', { name: '보내기' }).click();
    await expect(page.getByText('소중한 의견 고마워요.')).toBeVisible();
    const renewed = await readSealedTokens(page);
    expect(secrets).not.toEqual(expect.arrayContaining(renewed.slice(0, 1)));
    secrets.push(...renewed);
    const readable = await readScriptVisibleState(page);
    for (const secret of secrets) expect(readable).not.toContain(secret);
  });

  await test.step('log out: no personal data stays in the browser', async () => {
    await page.goto('/my/account-settings');
    await page.getByRole('button', { name: '로그아웃', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
    await expect(page.getByText('로그아웃 되었습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // Dismissed questions belong to the device, not to the user.
    expect(stored.sort()).toEqual(['first-minute']);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => /session|tokens|gender|place/.test(name))).toEqual([]);
  });

  await test.step('find the username', async () => {
    await page.goto('/find-id');
    await page.getByLabel('이메일').fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: '인증번호 받기' }).click();
    await expect(page.getByText('등록되지 않은 계정입니다.')).toBeVisible();
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await page.reload();
    await expect(page.getByRole('timer')).toBeVisible();
    await enterCode(page, await mailedCode(page.request, person.email));
    await expect(page.getByText(person.username, { exact: true })).toBeVisible();
  });

  const reset = `${CANARY}1`;
  await test.step('reset the password', async () => {
    await server.passTime(NEXT_MAIL_MS);
    await page.getByRole('link', { name: '비밀번호 찾기' }).click();
    await page.getByLabel('아이디').fill(person.username);
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await enterCode(page, await mailedCode(page.request, person.email));
    await page.getByLabel('새 비밀번호', { exact: true }).fill(reset);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(reset);
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await expect(page).toHaveURL('/reset-password/success');
    await typeLogin(page, person.username, CANARY);
    await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
  });

  const changed = `${CANARY}22`;
  await test.step('change the password and log in again without a prompt', async () => {
    await logIn(page, person.username, reset);
    await page.goto('/my/reset-password');
    await page.getByLabel('현재 비밀번호', { exact: true }).fill(reset);
    await page.getByLabel('새 비밀번호', { exact: true }).fill(changed);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(changed);
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await expect(page.getByText('비밀번호가 성공적으로 변경되었습니다. 다시 로그인 해주세요.')).toBeVisible();
    await expect(page).toHaveURL('/login/form');
    await page.getByLabel('아이디').fill(person.username);
    await page.getByLabel('비밀번호', { exact: true }).fill(changed);
    await page.getByRole('button', { name: '로그인', exact: true }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('delete the account, which needs the password after an old login; logging in again fails', async () => {
    secrets.push(...(await readSealedTokens(page)));
    await page.goto('/my/secession');
    await expect(page.getByRole('button', { name: '탈퇴하기' })).toBeDisabled();
    await server.passTime(LONG_AGO_MS);
    await confirmLeaving(page);
    const again = page.getByRole('dialog', { name: '한 번 더 확인할게요' });
    await again.getByLabel('비밀번호', { exact: true }).fill('Wrong1!pass');
    await again.getByRole('button', { name: '확인' }).click();
    await expect(again.getByText('비밀번호가 맞지 않아요.')).toBeVisible();
    await again.getByLabel('비밀번호', { exact: true }).fill(changed);
    await again.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('탈퇴처리되었습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await typeLogin(page, person.username, changed);
    await expect(page.getByText(/등록되지 않은 계정이거나/)).toBeVisible();
  });

  const written = server.written();
  expect(written).toContain('"call":"withdraw"');
  for (const secret of [...secrets, person.email])
    for (const text of [heard.join('\n').replaceAll(person.email, ''), written]) expect(text).not.toContain(secret);
  expect(heard.join('\n')).not.toMatch(/"(access|refresh)\w*":/);
});

test.describe('a restarted server', () => {
  // Requests of the page while the server is down.
  test.use({ allowedErrors: [/ERR_(CONNECTION_|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING|EMPTY_RESPONSE)/] });

  test('does not interrupt a sign-up, neither before nor after the code is entered', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(2 * START_LIMIT_MS);
    const [early, person] = [createNewcomer(), createNewcomer()];
    const waiting = await (await browser.newContext({ baseURL })).newPage();
    for (const [at, { email }] of [
      [waiting, early],
      [page, person],
    ] as const) {
      await at.goto('/signup');
      await at.getByLabel('이메일').fill(email);
      await requestCode(at);
    }
    await enterCode(page, await mailedCode(page.request, person.email));
    await consentToAll(page);
    await fillAccount(page, person);
    await expect(page.getByLabel('닉네임')).toBeVisible();
    await server.restart();
    await enterCode(waiting, await mailedCode(page.request, early.email));
    await expect(waiting.getByRole('dialog').getByText('모두 동의하기')).toBeVisible();
    await waiting.context().close();
    await page.getByLabel('닉네임').fill('봄바람');
    await fillBirthDate(page, ['1995', '2', '3']);
    await page.getByRole('button', { name: '가입하기' }).click();
    await expect(page.getByRole('heading', { name: '봄바람님, 반가워요!' })).toBeVisible();
  });
});

test('a user of a provider signs up once, is recognised from then on, and deletes the account after another login there', async ({
  page,
}) => {
  const person = createNewcomer().username;
  await test.step('a denied login returns with a message', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Google' }).click();
    await page.getByText('취소').click();
    await expect(page.getByText('로그인을 취소했어요.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logInAt(page, 'Google', createNewcomer().username);
    await expect(page).toHaveURL('/signup?step=2&socialType=google');
    // The landing page leads somebody with an incomplete account back, so it is left before another login.
    await page.goto('/login');
    await expect(page).toHaveURL('/signup?step=2&socialType=google');
    await forgetSession(page);
  });

  await test.step('nickname, gender, birth date and consents are entered once', async () => {
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
  });

  await test.step('recognised in another browser', async () => {
    await forgetSession(page);
    await logInAt(page, '카카오', person);
    await expect(page).toHaveURL('/home');
  });

  await test.step('the deletion requires the provider again', async () => {
    await page.goto('/my/secession');
    await server.passTime(LONG_AGO_MS);
    await confirmLeaving(page);
    await page.getByRole('dialog').getByRole('button', { name: '카카오' }).click();
    await page.locator('input[name=person]').fill(person);
    await page.getByRole('button', { name: '로그인' }).click();
    // The chosen reason survives the login.
    await expect(page).toHaveURL(/\/my\/secession(\?reason=\d)?$/);
    await confirmLeaving(page);
    await expect(page.getByText('탈퇴처리되었습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
    await logInAt(page, '카카오', person);
    await expect(page).toHaveURL('/signup?step=2&socialType=kakao');
  });
});
