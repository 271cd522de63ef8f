import type { Page } from '@playwright/test';
import {
  CANARY,
  consentToAll,
  createNewcomer,
  enterCode,
  fillBirthDate,
  mailedCode,
  requestCode,
} from '../e2e/account-steps';
import { press, type Shot } from './shot';

async function askForCode(page: Page): Promise<{ username: string; email: string }> {
  const person = createNewcomer();
  await page.getByLabel('이메일').fill(person.email);
  await requestCode(page);
  return person;
}

async function toConsents(page: Page) {
  const person = await askForCode(page);
  await enterCode(page, await mailedCode(page.request, person.email));
  await page.getByRole('dialog').waitFor();
  return person;
}

async function toAccount(page: Page): Promise<void> {
  const { username } = await toConsents(page);
  await consentToAll(page);
  await page.getByLabel('아이디').fill(username);
  for (const label of ['비밀번호', '비밀번호 확인']) await page.getByLabel(label, { exact: true }).fill(CANARY);
  await page.getByText('사용할 수 있는 아이디예요.').waitFor();
}

async function toProfile(page: Page): Promise<void> {
  await toAccount(page);
  await press('button', '다음')(page);
  await page.getByLabel('닉네임').fill('봄바람');
  await page.getByText('여성', { exact: true }).click();
  await fillBirthDate(page, ['1995', '2', '3']);
}

async function toWelcome(page: Page): Promise<void> {
  await toProfile(page);
  await press('button', '가입하기')(page);
  await page.getByRole('heading', { name: '봄바람님' }).waitFor();
}

const dialogAfter = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').waitFor();
};

async function failLogin(page: Page): Promise<void> {
  await page.getByLabel('아이디').fill('nobody99');
  await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.getByText(/등록되지 않은/).waitFor();
}

async function startWithdrawal(page: Page): Promise<void> {
  await page.getByText('기타').click();
  await dialogAfter('탈퇴하기')(page);
}

const SIGNUP: Shot[] = [
  { name: 'signup', path: '/signup' },
  { name: 'signup-code', path: '/signup', act: askForCode },
  { name: 'signup-consents', path: '/signup', act: toConsents },
  { name: 'signup-account', path: '/signup', act: toAccount },
  { name: 'signup-profile', path: '/signup', act: toProfile },
  { name: 'signup-welcome', path: '/signup', act: toWelcome },
  { name: 'signup-profile-dark', path: '/signup', act: toProfile, dark: true },
  { name: 'signup-consents-320', path: '/signup', act: toConsents, width: 320, height: 640 },
];

const MEMBER: Shot[] = [
  { name: 'my', path: '/my' },
  { name: 'my-dark', path: '/my', dark: true },
  { name: 'my-feedback', path: '/my', act: dialogAfter('의견 남기기') },
  { name: 'my-user-info', path: '/my/user-info' },
  { name: 'my-account-settings', path: '/my/account-settings' },
  { name: 'my-logout', path: '/my/account-settings', act: dialogAfter('로그아웃') },
  { name: 'my-reset-password', path: '/my/reset-password' },
  { name: 'my-secession', path: '/my/secession', act: startWithdrawal },
].map((shot) => ({ ...shot, member: true }));

/** Account screens and their states. */
export const ACCOUNT_SHOTS: Shot[] = [
  { name: 'login-form', path: '/login/form' },
  { name: 'login-form-refused', path: '/login/form', act: failLogin },
  ...SIGNUP,
  { name: 'find-id', path: '/find-id' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'policy', path: '/my/policy/privacy' },
  { name: 'my-visitor', path: '/my' },
  ...MEMBER,
].map((shot) => ({ ...shot, name: `account-${shot.name}` }));
