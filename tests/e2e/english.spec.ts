import { existsSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CANARY, createNewcomer, mailedCode, RECONNECTING } from './account-steps';
import { bookmark } from './bookmark-steps';
import { expect, findSmallTargets, findViolations, PLACES, test } from './fixtures';
import { createMember } from './member-steps';
import { findLayoutFlaws, findTextFlaws, follow } from './language-steps';
import { findForeignUnits } from '@/tests/support/english';

const GANGNAM = `/today/${encodeURIComponent('서울특별시')}/${encodeURIComponent('강남구')}`;
/** An outfit with a picture. */
const BOOKMARKED = OUTFITS.find(({ id }) => existsSync(`data/outfits/${id}.webp`))!.id;
const NARROWEST = { width: 320, height: 568 };
const USUAL = { width: 390, height: 844 };
/** Name that a member has typed. */
const NICKNAME = '봄바람';

const DIALOG = 'dialog[open]';
/** The screens whose structure screens.spec.ts checks in Korean. */
const CHECKED_IN_KOREAN = /^\/(login|home|weather|my|my\/never-wear)$/;

/**
 * Expects that the screen is in English, that nothing is cut off on the narrowest phone, and no axe violation in it or in
 * its dialog.
 */
async function expectEnglish(page: Page, state: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The router sets the title after the content.
  await expect(page).toHaveTitle(/./);
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A toast may be longer than its line and leaves by itself.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect.soft(await findTextFlaws(page, [NICKNAME]), `${state}: texts`).toEqual([]);
  expect.soft(await findLayoutFlaws(page), `${state}: layout`).toEqual([]);
  expect.soft(await findSmallTargets(page), `${state}: targets`).toEqual([]);
  if (CHECKED_IN_KOREAN.test(state)) return;
  const within = (await page.locator(DIALOG).count()) > 0 ? DIALOG : undefined;
  expect.soft(await findViolations(page, undefined, within), `${state}: axe`).toEqual([]);
}

/** Follows links to screens. */
async function visit(page: Page, ...paths: readonly string[]): Promise<void> {
  for (const path of paths)
    await test.step(path, async () => {
      await follow(page, path);
      await expectEnglish(page, path);
    });
}

const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectTouchable(button: Locator): Promise<void> {
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

test.use({ viewport: NARROWEST });

test('a visitor switches to English where they are, for a year, and sees every screen in it', async ({
  page,
  context,
}) => {
  const html = page.locator('html');
  await test.step('an address selects its language until another is chosen', async () => {
    await page.setViewportSize(USUAL);
    await page.goto('/login?language=en');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(choice(page, '한국어')).not.toBeInViewport();
    await choice(page, '한국어').click();
    await expect(html).toHaveAttribute('lang', 'ko');
    await expect(page).toHaveURL('/login');
    await expect(choice(page, 'English')).not.toBeInViewport();
    await page.setViewportSize(NARROWEST);
  });
  await test.step('switch on my page', async () => {
    await follow(page, '/my?from=here');
    const [korean, english] = [choice(page, '한국어'), choice(page, 'English')];
    await expect(korean).toHaveAttribute('lang', 'ko');
    await expect(korean).toHaveAttribute('aria-pressed', 'true');
    await expect(english).toHaveAttribute('lang', 'en');
    await expectTouchable(english);
    await english.click();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/my?from=here');
    await expect(page).toHaveTitle('Me · Nalot');
    const { value, expires, sameSite, path } = (await context.cookies()).find(({ name }) => name === 'language')!;
    expect({ value, sameSite, path }).toEqual({ value: 'en', sameSite: 'Lax', path: '/' });
    expect(expires - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
    await expectEnglish(page, '/my');
  });
  await test.step('home, with its sheets and prompts', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(PLACES.제주);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveTitle('What to wear today · Nalot');
    // Until the position is found, home shows the default place, whose outfits are then replaced.
    await expect(page.getByRole('banner')).toContainText('Jeju');
    await expect(page.getByRole('region', { name: 'Recommended outfits' })).toBeVisible();
    await expectEnglish(page, '/home');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: /see other places$/ }).click();
    await expectEnglish(page, 'places');
    const found = dialog.getByRole('button', { name: /^Save / }).first();
    await page.getByLabel('Search by name').fill('seoul');
    await expect(found).toBeVisible();
    await expectEnglish(page, 'place search');
    await found.click();
    await expectEnglish(page, 'place form');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page
      .getByRole('button', { name: /^Share / })
      .first()
      .click();
    await expect(dialog).toBeVisible();
    await expectEnglish(page, 'share sheet');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(dialog).toBeVisible();
    await expectEnglish(page, 'login prompt');
    await dialog.getByRole('button', { name: 'Keep looking around' }).click();
    await expect(dialog).toBeHidden();
  });
  await visit(page, '/weather', '/login', '/login/form', '/my/never-wear', '/my/alarm');
  await page.keyboard.press('Escape');
  await visit(page, '/my/notice', '/my/notice/1', '/my/policy', '/my/policy/terms', '/login/oauth-callback');
  await visit(page, GANGNAM, '/guide', '/guide/-3', '/guide/99');
  await page.goto('/offline-en.html');
  await expectEnglish(page, 'offline page');
});

test.describe('a newcomer who prefers English', () => {
  test.use({ locale: 'en-US', firstMinuteOver: false, allowedErrors: [/status of 4\d\d/] });

  test('is asked, signs up, recovers the account and logs in, in English', async ({ page }) => {
    const person = createNewcomer();
    const enterCode = async () =>
      page.getByLabel('Code', { exact: true }).fill(await mailedCode(page.request, person.email));
    await page.goto('/home');
    await expectEnglish(page, 'first question');
    await follow(page, '/signup');
    await page.getByLabel('Email').fill('x');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expectEnglish(page, 'sign-up, wrong address');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectEnglish(page, 'sign-up, wrong code');
    await enterCode();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEnglish(page, 'consents');
    await page.getByRole('dialog').getByText('Agree to everything').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Agree and continue' }).click();
    await page.getByLabel('Username').fill('ab');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Password again', { exact: true }).fill('other');
    await page.getByLabel('Password again', { exact: true }).blur();
    await expectEnglish(page, 'sign-up, account with mistakes');
    await page.getByLabel('Username').fill(person.username);
    for (const label of ['Password', 'Password again']) await page.getByLabel(label, { exact: true }).fill(CANARY);
    await expect(page.getByText('You can use this username.')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectEnglish(page, 'sign-up, profile with mistakes');
    await page.getByLabel('Nickname').fill(NICKNAME);
    for (const [label, text] of [
      ['Y', '1995'],
      ['M', '2'],
      ['D', '3'],
    ] as const)
      await page.getByRole('group', { name: 'Date of birth' }).getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: `Nice to meet you, ${NICKNAME}!` })).toBeVisible();
    await expectEnglish(page, 'sign-up done');

    await follow(page, '/find-id');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expectEnglish(page, 'find username, code');
    await enterCode();
    await expect(page).toHaveURL('/find-id/success');
    // The address, too, contains the username.
    await expect(page.getByText(person.username, { exact: true })).toBeVisible();
    await expectEnglish(page, 'username found');
    await visit(page, '/reset-password');
    await follow(page, '/login/form');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill('Wrong1!pass');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectEnglish(page, 'wrong password');
  });
});

test.describe('a member who prefers English', () => {
  test.use({ locale: 'en-US', allowedErrors: [/status of 4\d\d/] });

  test('sees their screens and dialogs in English, with their own name as typed, and in other units when chosen', async ({
    page,
  }) => {
    await createMember(page);
    await bookmark(page, [BOOKMARKED]);
    const readTemperature = async () => {
      const text = await page.getByRole('region', { name: 'Weather now' }).innerText();
      return Number(/−?\d+(?=°)/.exec(text)![0].replace('−', '-'));
    };
    await page.goto('/home');
    const fahrenheit = await readTemperature();
    await visit(page, '/my/user-info', '/my/bookmark', '/my/widget', '/my/alarm', '/my/day');
    await page.getByRole('button', { name: 'Set my own hours' }).click();
    await expectEnglish(page, 'hours of a day');
    await visit(page, '/my/worn', '/my/trips', '/my/reset-password');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectEnglish(page, 'change password with mistakes');
    await follow(page, '/my/secession');
    await page.getByRole('radio').first().check({ force: true });
    await page.getByRole('button', { name: 'Delete account' }).click();
    await expectEnglish(page, 'account deletion, question');
    await page.keyboard.press('Escape');
    await follow(page, '/my/account-settings');
    await page.getByRole('button', { name: 'Log out', exact: true }).click();
    await expectEnglish(page, 'log out, question');
    await page.keyboard.press('Escape');
    await visit(page, '/my');
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expectEnglish(page, 'feedback with a mistake');
    await page.keyboard.press('Escape');

    await test.step('other units on every screen, in the profile and the next push', async () => {
      const units = page.getByRole('group', { name: 'Units' });
      const metric = units.getByRole('button', { name: '°C, m/s, mm' });
      const imperial = units.getByRole('button', { name: '°F, mph, in' });
      // An American browser starts with its units, and a choice replaces them.
      await expect(imperial).toHaveAttribute('aria-pressed', 'true');
      for (const [choice, language] of [
        [metric, 'en'],
        [imperial, 'en-US'],
      ] as const) {
        await expectTouchable(choice);
        await choice.click();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(choice).toHaveAttribute('aria-pressed', 'true');
      }
      const profile = await (await page.request.get('/api/v1/auth/profile', RECONNECTING)).json();
      expect(profile.language).toBe('en-US');
      for (const path of [GANGNAM, '/guide/-3', '/weather', '/home', '/my/alarm']) {
        await follow(page, path);
        await page.waitForLoadState('networkidle');
        expect(await findTextFlaws(page, [NICKNAME]), path).toEqual([]);
        expect(await findLayoutFlaws(page), path).toEqual([]);
        const text = await page.locator('body').innerText();
        expect(findForeignUnits(text, 'en-US'), path).toEqual([]);
        if (path === '/weather') expect(text).toMatch(/\d mph/);
        if (path === '/guide/-3') expect(text).toContain('What to wear at 27 °F');
        if (path === '/home') expect(await readTemperature()).toBe(fahrenheit);
      }
      await expect(page.locator('figure')).toContainText(/\d°F · Everyday outfit/);
    });
  });
});
