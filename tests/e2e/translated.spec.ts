import type { Page } from '@playwright/test';
import { SCREEN_LIST, type Screen } from '@/lib/routes';
import {
  CANARY,
  consentToAll,
  createNewcomer,
  enterCode,
  fillAccount,
  fillBirthDate,
  mailedCode,
  requestCode,
} from './account-steps';
import { setTime } from './alarm-steps';
import { expect, test } from './fixtures';
import { follow } from './language-steps';
import { createMember } from './member-steps';

type Person = ReturnType<typeof createNewcomer>;

/** Replaces each text by a `font` element, as the translators of browsers do, now and whenever a text appears. */
function translate(): void {
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest('script, style, textarea, font') !== null) continue;
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      (text as Text).replaceWith(font);
    }
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Makes every access to storage fail, as browsers do that block it. Otherwise storage may only be full. */
function blockStorage(): void {
  const get = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function visit(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await page.waitForLoadState('networkidle');
  // The fixture fails on any error that React reports; the screen of errors would only hide what follows.
  await expect(page.getByText('화면을 그리지 못했어요')).toHaveCount(0);
  await expect(page.locator('main').first()).toBeVisible();
}

async function openCodeStep(page: Page, path: string, email: string): Promise<void> {
  await visit(page, path);
  await page.getByLabel('이메일').fill('x');
  await press(page, '인증번호 받기');
  await page.getByLabel('이메일').fill(email);
  await requestCode(page);
  await enterCode(page, '12');
}

async function signUp(page: Page, person: Person): Promise<void> {
  await openCodeStep(page, '/signup', person.email);
  await enterCode(page, await mailedCode(page.request, person.email));
  await consentToAll(page);
  await page.getByLabel('아이디').fill('ab');
  await press(page, '다음');
  await fillAccount(page, person);
  await press(page, '가입하기');
  await page.getByLabel('닉네임').fill('봄바람');
  await page.getByText('여성', { exact: true }).click();
  await fillBirthDate(page, ['1995', '2', '3']);
  await press(page, '가입하기');
  await expect(page.getByText('봄바람님, 날옷에 오신 걸 환영해요!')).toBeVisible();
}

async function findId(page: Page, person: Person): Promise<void> {
  await openCodeStep(page, '/find-id', person.email);
  await enterCode(page, await mailedCode(page.request, person.email));
  await expect(page).toHaveURL('/find-id/success');
  await expect(page.getByText(person.username, { exact: true })).toBeVisible();
}

async function resetPassword(page: Page, person: Person): Promise<void> {
  await visit(page, '/reset-password');
  await page.getByLabel('아이디').fill(person.username);
  await page.getByLabel('이메일').fill(person.email);
  await requestCode(page);
  await enterCode(page, await mailedCode(page.request, person.email));
  for (const label of ['새 비밀번호', '새 비밀번호 확인'])
    await page.getByLabel(label, { exact: true }).fill(`${CANARY}1`);
  await press(page, '비밀번호 바꾸기');
  await expect(page).toHaveURL('/reset-password/success');
}

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await press(page, '로그인');
}

async function saveForms(page: Page): Promise<void> {
  await visit(page, '/my/user-info');
  await fillBirthDate(page, ['1994', '2', '30']);
  await press(page, '저장하기');
  await fillBirthDate(page, ['1994', '2', '3']);
  await press(page, '저장하기');
  await expect(page.getByText('회원 정보가 성공적으로 업데이트되었습니다.')).toBeVisible();
  await visit(page, '/my/alarm');
  await setTime(page, '6', '10');
  await press(page, '저장하기');
  await expect(page.getByText('알림 설정이 저장되었습니다.')).toBeVisible();
  await visit(page, '/my/day');
  await press(page, '직접 정하기');
  await press(page, '저장하기');
  await expect(page.getByText('나의 하루를 저장했어요.')).toBeVisible();
  await visit(page, '/my');
  await press(page, '의견 남기기');
  await press(page, '보내기');
  await page.getByRole('textbox', { name: '의견 남기기' }).fill('고마워요');
  await press(page, '보내기');
  await expect(page.getByText('소중한 의견 고마워요.')).toBeVisible();
}

async function searchPlace(page: Page): Promise<void> {
  await visit(page, '/home');
  await page.getByRole('button', { name: /다른 장소 보기$/ }).click();
  for (const typed of ['없는동네이름', '춘천']) await page.getByLabel('지역 이름으로 찾기').fill(typed);
  await page.getByRole('button', { name: /강원특별자치도 춘천시 저장/ }).click();
  await press(page, '저장하기');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner')).toContainText('춘천시');
}

test.use({ allowedErrors: [/status of 4\d\d/] });

test('every form and screen works while the page is translated and storage is blocked', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.addInitScript(blockStorage);
  // One mail a minute goes to an address, so two people recover their accounts.
  const [newcomer, member] = [createNewcomer(), createNewcomer()];
  await createMember({ request: await playwright.request.newContext({ baseURL }) }, member);
  await page.goto('/login/form');
  await page.evaluate(translate);
  await test.step('a wrong password is named', async () => {
    await logIn(page, 'nobody99', 'Wrong123!');
    await expect(page.getByText('비밀번호가 맞지 않아요', { exact: false })).toBeVisible();
  });
  await test.step('sign up', () => signUp(page, newcomer));
  await test.step('find the username', () => findId(page, newcomer));
  await test.step('reset the password', () => resetPassword(page, member));
  await test.step('log in', async () => {
    await visit(page, '/login/form');
    await logIn(page, member.username, `${CANARY}1`);
    await expect(page).toHaveURL('/home');
    await page.evaluate(translate);
  });
  await test.step('a place', () => searchPlace(page));
  await test.step("a member's forms", () => saveForms(page));
  for (const { path, guarded } of SCREEN_LIST as readonly Screen[])
    if (/^\/(weather|my)\b/.test(path) || guarded) await test.step(path, () => visit(page, path.replace('{id}', '1')));
});
