import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { MAILBOX_ADDRESS } from '../support/mailbox-address';

/** A password that must appear nowhere except in its input field. */
export const CANARY = 'Canary7!bird';

/** Options of a GET after work in the browser: the server may have just closed the idle connection that it would reuse. */
export const RECONNECTING = { maxRetries: 2 } as const;

/** Returns a username and address that no other test uses. */
export function createNewcomer(): { username: string; email: string } {
  const username = `u${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}`;
  return { username, email: `${username}@example.com` };
}

/** Returns the newest code mailed to an address, from the built-in mailbox. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const articles = (await (await request.get(MAILBOX_ADDRESS, RECONNECTING)).text()).split('<article>');
  const mail = articles.find((article) => article.includes(email))?.split('srcdoc=')[0] ?? '';
  const code = /\b\d{6}\b/.exec(mail)?.[0];
  expect(code, `a mail with a code to ${email}`).toBeDefined();
  return code ?? '';
}

export async function requestCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByLabel('인증번호', { exact: true })).toBeVisible();
}

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('인증번호', { exact: true }).fill(code);
  // The sixth digit submits the code.
  if (code.length < 6) await page.getByRole('button', { name: '인증하기' }).click();
}

export async function consentToAll(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await sheet.getByText('모두 동의하기').click();
  await sheet.getByRole('button', { name: '동의하고 계속하기' }).click();
}

export async function fillBirthDate(page: Page, [year, month, day]: [string, string, string]): Promise<void> {
  const fields = page.getByRole('group', { name: '생년월일' });
  for (const [label, text] of [
    ['년', year],
    ['월', month],
    ['일', day],
  ] as const)
    await fields.getByLabel(label).fill(text);
}

/** Completes the second sign-up step. */
export async function fillAccount(page: Page, { username }: { username: string }): Promise<void> {
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
  await page.getByLabel('비밀번호 확인', { exact: true }).fill(CANARY);
  await expect(page.getByText('사용할 수 있는 아이디예요.')).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();
}

export async function typeLogin(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login/form');
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
}

export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await typeLogin(page, username, password);
  await expect(page).toHaveURL('/home');
}

/** Logs in through the built-in provider as a new person. */
export async function logInAt(page: Page, button: '카카오' | 'Google', person: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: button }).click();
  await page.locator('input[name=person]').fill(person);
  await page.getByRole('button', { name: '로그인' }).click();
}

/** Returns everything that page scripts can read, by location. */
export async function readScriptVisibleState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request))?.text());
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        kept.push(await done(database.transaction(store).objectStore(store).getAll()));
      database.close();
    }
    return JSON.stringify(kept) + document.documentElement.outerHTML;
  });
}
