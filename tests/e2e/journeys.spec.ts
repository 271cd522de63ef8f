import type { Locator, Page } from '@playwright/test';
import { CANARY, mailedCode, createNewcomer } from './account-steps';
import { allow, FAILS_IN_INCOGNITO, SAVED } from './alarm-steps';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

/** Slowdown of the processor in these journeys. */
const SLOWDOWN = 4;
test.use({
  viewport: { width: 390, height: 664 },
  reducedMotion: 'reduce',
  allowedErrors: [/status of 401/, FAILS_IN_INCOGNITO],
});

/** A user who taps and types; the counts are attached to the test's result. */
class Walker {
  private taps = 0;
  private startedMs = 0;
  constructor(readonly page: Page) {}

  async begin(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    this.startedMs = Date.now();
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into the focused element. */
  type = (text: string): Promise<void> => this.page.keyboard.type(text);

  end(journey: string): void {
    const seconds = ((Date.now() - this.startedMs) / 1_000).toFixed(1);
    test.info().annotations.push({ type: journey, description: `${this.taps} taps, ${seconds} s` });
  }
}

/** Expects that an element is neither covered nor cut off. */
const expectReadable = (text: Locator) =>
  expect
    .poll(() =>
      text.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inside = top >= 0 && bottom <= innerHeight;
        const at = document.elementFromPoint((left + right) / 2, bottom - 2);
        return inside && at !== null && (element.contains(at) || at.contains(element));
      }),
    )
    .toBe(true);

test('a first visit shows the recommendation without a tap', async ({ page }) => {
  const walker = new Walker(page);
  await walker.begin();
  await page.goto('/home');
  const answer = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expectReadable(answer);
  await expectReadable(answer.locator('xpath=following::p').first());
  walker.end('first visit -> answer read');
});

test('a visitor saves an outfit after logging in', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const username = await createMember(elsewhere);
  await elsewhere.close();
  await page.goto('/home');
  const save = page.getByRole('button', { name: / 저장$/ }).first();
  await expect(save).toBeVisible();
  const walker = new Walker(page);
  await walker.begin();
  await walker.tap(save);
  await walker.tap(page.getByRole('dialog').getByRole('link', { name: '날옷 로그인' }));
  await walker.tap(page.getByLabel('아이디'));
  await walker.type(username);
  await walker.tap(page.getByLabel('비밀번호', { exact: true }));
  await walker.type(CANARY);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await expect(page.getByText('코디를 저장했어요.')).toBeVisible();
  walker.end('save -> login -> saved');
  await expect(page.getByRole('button', { name: / 저장$/, pressed: true })).toHaveCount(1);
});

test('a visitor opens a category after logging in', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const username = await createMember(elsewhere);
  await elsewhere.close();
  await page.goto('/home');
  await page.getByRole('tab', { name: '데이트' }).tap();
  await page.getByRole('dialog').getByRole('link', { name: '날옷 로그인' }).tap();
  await page.getByLabel('아이디').fill(username);
  await page.getByLabel('비밀번호', { exact: true }).fill(CANARY);
  await page.getByRole('button', { name: '로그인', exact: true }).tap();
  await expect(page.getByRole('tab', { name: '데이트' })).toHaveAttribute('aria-selected', 'true');
});

test('a member enables the daily push', async ({ page, context }) => {
  await allow(context);
  await createMember(page);
  await page.goto('/home');
  const bell = page.getByRole('link', { name: '알림 설정' });
  await expect(bell).toBeVisible();
  const walker = new Walker(page);
  await walker.begin();
  await walker.tap(bell);
  await walker.tap(page.getByRole('button', { name: '오전 7시 30분' }));
  await walker.tap(page.getByRole('button', { name: '저장하기' }));
  await expect(page.getByText(SAVED)).toBeVisible();
  walker.end('alarm set');
});

test('a user enters a code from a mail', async ({ page }) => {
  const { email } = createNewcomer();
  await page.goto('/signup');
  const walker = new Walker(page);
  await walker.begin();
  await walker.tap(page.getByLabel('이메일'));
  await walker.type(email);
  await walker.tap(page.getByRole('button', { name: '인증번호 받기' }));
  await expect(page.getByRole('heading', { name: /인증번호를 입력해 주세요/ })).toBeVisible();
  await expect(page.getByLabel('인증번호', { exact: true })).toBeFocused();
  await walker.type(await mailedCode(page.request, email));
  await expect(page.getByRole('dialog').getByText('모두 동의하기')).toBeVisible();
  walker.end('code entered');
});

test('a login submitted before hydration succeeds and appears in no address', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL });
  const username = await createMember(elsewhere);
  await elsewhere.close();
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
