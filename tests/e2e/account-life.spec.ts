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
  logInAt,
  mailedCode,
  createNewcomer,
  readScriptVisibleState,
} from './account-steps';
import { expect, test } from './fixtures';
import { follow } from './language-steps';

const REFUSED = /status of 4(00|01|03|04|09)/;
const SESSION_SECRET = 'a secret of the tests, and of nobody else';
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

/** Logs in on the open login screen. */
async function submitLogin(page: Page, password: string): Promise<void> {
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/home');
}

// ASVS 3.3.4, 10.1.1, 14.3.3
test('an e-mail account can be created, used, recovered and deleted without leaking secrets', async ({ page }) => {
  const person = createNewcomer();
  const secrets = [CANARY];
  const heard = recordTraffic(page);

  await test.step('sign up, with a policy to read', async () => {
    await page.goto('/signup');
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await enterCode(page, await mailedCode(page.request, person.email));
    const sheet = page.getByRole('dialog');
    await sheet.getByText('이용약관 동의', { exact: false }).first().click();
    await sheet.getByRole('link', { name: '이용약관 동의 전문 보기', exact: true }).click();
    await expect(page.getByRole('heading', { name: '이용약관', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '뒤로' }).click();
    await expect(sheet.getByRole('checkbox', { name: '[필수] 이용약관 동의' })).toBeChecked();
    await consentToAll(page);
    await fillAccount(page, person);
    await page.getByLabel('닉네임').fill('봄바람');
    await page.getByText('남성', { exact: true }).click();
    await fillBirthDate(page, ['1995', '2', '3']);
    await page.getByRole('button', { name: '가입하기' }).dblclick();
    await expect(page.getByText('봄바람님, 날옷에 오신 걸 환영해요!')).toBeVisible();
  });

  await test.step('log in', async () => {
    await page.getByRole('link', { name: '로그인하러 가기' }).click();
    await expect(page.getByLabel('아이디')).toHaveValue(person.username);
    await submitLogin(page, CANARY);
    await expect(page.getByText('봄바람님, 반가워요!')).toBeVisible();
    secrets.push(...(await readSealedTokens(page)));
  });

  await test.step('send feedback with an expired access token', async () => {
    await server.passTime(LONG_AGO_MS);
    await page.getByRole('link', { name: '마이' }).click();
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
    await page.getByRole('link', { name: '계정 설정' }).click();
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

  const reset = `${CANARY}1`;
  await test.step('reset the password and log in with it', async () => {
    await page.getByRole('link', { name: '날옷 로그인' }).click();
    await page.getByRole('link', { name: '비밀번호 찾기' }).click();
    // The login screen, too, has a field for the username.
    await expect(page).toHaveURL('/reset-password');
    await page.getByLabel('아이디').fill(person.username);
    await page.getByLabel('이메일').fill(person.email);
    await requestCode(page);
    await enterCode(page, await mailedCode(page.request, person.email));
    await page.getByLabel('새 비밀번호', { exact: true }).fill(reset);
    await page.getByLabel('새 비밀번호 확인', { exact: true }).fill(reset);
    await page.getByRole('button', { name: '비밀번호 바꾸기' }).click();
    await expect(page).toHaveURL('/reset-password/success');
    await page.getByRole('link', { name: '로그인하러 가기' }).click();
    await submitLogin(page, reset);
    secrets.push(...(await readSealedTokens(page)));
  });

  await test.step('delete the account, which needs the password after an old login', async () => {
    await follow(page, '/my/secession');
    await server.passTime(LONG_AGO_MS);
    await confirmLeaving(page);
    const again = page.getByRole('dialog', { name: '한 번 더 확인할게요' });
    await again.getByLabel('비밀번호', { exact: true }).fill(reset);
    await again.getByRole('button', { name: '확인' }).click();
    await expect(page.getByText('탈퇴처리되었습니다.')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });

  const written = server.written();
  expect(written).toContain('"call":"withdraw"');
  for (const secret of [...secrets, person.email])
    for (const text of [heard.join('\n').replaceAll(person.email, ''), written]) expect(text).not.toContain(secret);
  expect(heard.join('\n')).not.toMatch(/"(access|refresh)\w*":/);
});

test('a user of a provider signs up once, is recognised from then on, and deletes the account after another login there', async ({
  page,
}) => {
  const person = createNewcomer().username;
  await test.step('nickname, gender, birth date and consents are entered once', async () => {
    await logInAt(page, '카카오', person);
    await expect(page).toHaveURL('/signup?step=2&socialType=kakao');
    await page.getByLabel('닉네임').fill('가을');
    await page.getByText('여성', { exact: true }).click();
    await fillBirthDate(page, ['1999', '11', '30']);
    await page.getByRole('button', { name: '다음' }).click();
    await consentToAll(page);
    await page.getByRole('link', { name: '시작하기' }).click();
    await expect(page).toHaveURL('/home');
  });

  await test.step('the deletion requires the provider again, which recognises the user', async () => {
    await follow(page, '/my/secession');
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
  });
});
