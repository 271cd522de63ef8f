// Account screens and their states for `scripts/screens.mjs`, each with the actions that lead to it.
import { hkdfSync } from 'node:crypto';

/** API_SECRET of the server that the screenshots are taken from. The mailbox key is derived from it. */
export const API_SECRET = 'a secret of the pictures, and of nobody else';
const MAILBOX_KEY = Buffer.from(hkdfSync('sha256', API_SECRET, '', 'nalot:mailbox', 32)).toString('base64url');

const PASSWORD = 'Spring!2026';
let people = 0;

const button = (page, name) => page.getByRole('button', { name, exact: true });
const line = (page, label) => page.getByLabel(label, { exact: true });

function somebody() {
  const username = `nalot${Date.now().toString(36).slice(-5)}${++people}`;
  return { username, email: `${username}@example.com` };
}

async function mailedCode(page, email) {
  const mails = (await (await page.request.get(`/dev/mailbox?key=${MAILBOX_KEY}`)).text()).split('<article>');
  return /\b\d{6}\b/.exec(mails.find((mail) => mail.includes(email)))[0];
}

async function askForCode(page, { email }) {
  await line(page, '이메일').fill(email);
  await button(page, '인증번호 받기').click();
  await line(page, '인증번호').waitFor();
}

/** Enters the code. The form submits itself after six digits. */
const giveCode = (page, code) => line(page, '인증번호').fill(code);

async function toConsents(page, person = somebody()) {
  await askForCode(page, person);
  await giveCode(page, await mailedCode(page, person.email));
  await page.getByRole('dialog').waitFor();
  return person;
}

async function toAccount(page) {
  const person = await toConsents(page);
  await page.getByText('모두 동의하기').click();
  await button(page, '동의하고 계속하기').click();
  await line(page, '아이디').waitFor();
  return person;
}

async function fillAccount(page, { username }) {
  await line(page, '아이디').fill(username);
  await line(page, '비밀번호').fill(PASSWORD);
  await line(page, '비밀번호 확인').fill(PASSWORD);
  await page.getByText('사용할 수 있는 아이디예요.').waitFor();
}

async function toProfile(page) {
  const person = await toAccount(page);
  await fillAccount(page, person);
  await button(page, '다음').click();
  await line(page, '닉네임').waitFor();
  return person;
}

async function fillProfile(page) {
  await line(page, '닉네임').fill('봄바람');
  await page.getByText('여성', { exact: true }).click();
  for (const [label, text] of [
    ['년', '1995'],
    ['월', '2'],
    ['일', '3'],
  ])
    await page.getByRole('group', { name: '생년월일' }).getByLabel(label).fill(text);
}

async function toWelcome(page) {
  const person = await toProfile(page);
  await fillProfile(page);
  await button(page, '가입하기').click();
  await page.getByRole('heading', { name: '봄바람님' }).waitFor();
  return person;
}

export async function becomeMember(page) {
  await page.goto('/signup');
  const { username } = await toWelcome(page);
  await page.goto('/login/form');
  await line(page, '아이디').fill(username);
  await line(page, '비밀번호').fill(PASSWORD);
  await button(page, '로그인').click();
  await page.waitForURL('**/home');
}

const dialogAfter = (name) => async (page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};

async function failLogin(page) {
  await line(page, '아이디').fill('nobody99');
  await line(page, '비밀번호').fill(PASSWORD);
  await button(page, '로그인').click();
  await page.getByText(/등록되지 않은/).waitFor();
}

async function startWithdrawal(page) {
  await page.getByText('기타').click();
  await dialogAfter('탈퇴하기')(page);
}

const SIGNUP = [
  { name: 'signup', path: '/signup' },
  { name: 'signup-code', path: '/signup', act: (page) => askForCode(page, somebody()) },
  { name: 'signup-consents', path: '/signup', act: toConsents },
  { name: 'signup-account', path: '/signup', act: async (page) => fillAccount(page, await toAccount(page)) },
  { name: 'signup-profile', path: '/signup', act: async (page) => fillProfile(page, await toProfile(page)) },
  { name: 'signup-welcome', path: '/signup', act: toWelcome },
];

const MEMBER = [
  { name: 'my', path: '/my' },
  { name: 'my-dark', path: '/my', dark: true },
  { name: 'my-feedback', path: '/my', act: dialogAfter('의견 남기기') },
  { name: 'my-user-info', path: '/my/user-info' },
  { name: 'my-account-settings', path: '/my/account-settings' },
  { name: 'my-logout', path: '/my/account-settings', act: dialogAfter('로그아웃') },
  { name: 'my-reset-password', path: '/my/reset-password' },
  { name: 'my-secession', path: '/my/secession', act: startWithdrawal },
].map((shot) => ({ ...shot, member: true }));

export const ACCOUNT_SHOTS = [
  { name: 'login-form', path: '/login/form' },
  { name: 'login-form-refused', path: '/login/form', act: failLogin },
  ...SIGNUP,
  {
    name: 'signup-profile-dark',
    path: '/signup',
    act: async (page) => fillProfile(page, await toProfile(page)),
    dark: true,
  },
  { name: 'signup-consents-320', path: '/signup', act: toConsents, width: 320, height: 640 },
  { name: 'find-id', path: '/find-id' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'policy', path: '/my/policy/privacy' },
  { name: 'my-visitor', path: '/my' },
  ...MEMBER,
].map((shot) => ({ ...shot, name: `account-${shot.name}` }));
