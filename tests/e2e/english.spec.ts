import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CANARY, createNewcomer, mailedCode } from './account-steps';
import { bookmark } from './bookmark-steps';
import { expect, findViolations, openHomeAt, test } from './fixtures';
import { createMember } from './member-steps';
import { firstVisit, test as testWithWorker } from './pwa-fixtures';
import { findLayoutFlaws, findTextFlaws, follow } from './language-steps';
import { findForeignUnits } from '@/tests/support/english';

const GANGNAM = `/today/${encodeURIComponent('서울특별시')}/${encodeURIComponent('강남구')}`;
/** An outfit with a picture. */
const BOOKMARKED = OUTFITS.find(({ id }) => existsSync(`data/outfits/${id}.webp`))!.id;
/** Name that a member has typed. */
const NICKNAME = '봄바람';

/**
 * Expects that the screen is in English, that nothing is cut off on any phone, and no axe violation. screens.spec.ts checks
 * the main screens in Korean.
 */
async function expectEnglish(page: Page, state: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A toast may be longer than its line and leaves by itself.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  expect.soft(await findTextFlaws(page, [NICKNAME]), `${state}: texts`).toEqual([]);
  for (const [width, height] of [
    [320, 568],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await findLayoutFlaws(page), `${state}: ${width} px`).toEqual([]);
  }
  expect.soft(await findViolations(page), `${state}: axe`).toEqual([]);
}

/** Visits screens: loads the first one, and follows links to the others. */
async function visit(page: Page, [first = '', ...others]: readonly string[]): Promise<void> {
  await page.goto(first);
  await expectEnglish(page, first);
  for (const path of others)
    await test.step(path, async () => {
      await follow(page, path);
      await expectEnglish(page, path);
    });
}

test.describe('a visitor who prefers English', () => {
  test.use({ locale: 'en-US', allowedErrors: [/status of 404/] });

  test('sees the screens in English', async ({ page }) => {
    await visit(page, [
      '/login',
      '/login/form',
      '/my',
      '/my/day',
      '/my/worn',
      '/my/never-wear',
      '/my/widget',
      '/my/alarm',
    ]);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await visit(page, ['/my/notice', '/my/notice/1', '/my/policy', '/my/policy/terms', '/login/oauth-callback']);
  });

  test('sees the pages for search in English, also of unknown districts and temperatures', async ({ page }) => {
    for (const path of [GANGNAM, '/guide', '/guide/-3', '/today/x/haeundae', '/guide/99', '/offline-en.html'])
      await visit(page, [path]);
  });

  test('sees home with its sheets and prompts, and the weather, in English', async ({ page }) => {
    await openHomeAt(page, '제주');
    // Until the position is found, home shows the default place, whose outfits are then replaced.
    await expect(page.getByRole('banner')).toContainText('Jeju');
    await expect(page.getByRole('region', { name: 'Recommended outfits' })).toBeVisible();
    await expectEnglish(page, 'home');
    await page.getByRole('button', { name: /see other places$/ }).click();
    await expectEnglish(page, 'places');
    const found = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Save / })
      .first();
    await page.getByLabel('Search by name').fill('seoul');
    await expect(found).toBeVisible();
    await expectEnglish(page, 'place search');
    await found.click();
    await expectEnglish(page, 'place form');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('button', { name: /^Share / })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEnglish(page, 'share sheet');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('link', { name: 'Notifications' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectEnglish(page, 'login prompt');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep looking around' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await follow(page, '/weather');
    await expectEnglish(page, 'weather');
  });
});

test.describe('a newcomer who prefers English', () => {
  test.use({ locale: 'en-US', firstMinuteOver: false, allowedErrors: [/status of 4\d\d/] });

  test('is asked, signs up, recovers the account and logs in, in English', async ({ page }) => {
    const person = createNewcomer();
    const enterCode = async () =>
      page.getByLabel('Code', { exact: true }).fill(await mailedCode(page.request, person.email));
    await page.goto('/home');
    await expectEnglish(page, 'first question');
    await page.goto('/signup');
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

    await page.goto('/find-id');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expectEnglish(page, 'find username, code');
    await enterCode();
    await expect(page.getByText(person.username)).toBeVisible();
    await expectEnglish(page, 'username found');
    await visit(page, ['/reset-password']);
    await page.goto('/login/form');
    await page.getByLabel('Username').fill(person.username);
    await page.getByLabel('Password', { exact: true }).fill('Wrong1!pass');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectEnglish(page, 'wrong password');
  });
});

test.describe('a member who prefers English', () => {
  test.use({ locale: 'en-US', allowedErrors: [/status of 4\d\d/] });

  test('sees their screens and dialogs in English, with their own name as typed', async ({ page }) => {
    await createMember(page);
    await bookmark(page, [BOOKMARKED]);
    await visit(page, ['/home', '/my', '/my/user-info', '/my/bookmark', '/my/widget', '/my/alarm', '/my/day']);
    await page.getByRole('button', { name: 'Set my own hours' }).click();
    await expectEnglish(page, 'hours of a day');
    for (const path of ['/my/worn', '/my/reset-password']) {
      await follow(page, path);
      await expectEnglish(page, path);
    }
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
    await follow(page, '/my');
    await page.getByRole('button', { name: 'Give feedback' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expectEnglish(page, 'feedback with a mistake');
  });
});

test.describe('the choice of the language', () => {
  const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const html = (page: Page) => page.locator('html');

  test('switches my page where the user is, for a year, and every screen after it', async ({ page }) => {
    await page.goto('/my?from=here');
    await expect(html(page)).toHaveAttribute('lang', 'ko');
    const [korean, english] = [choice(page, '한국어'), choice(page, 'English')];
    await expect(korean).toHaveAttribute('lang', 'ko');
    await expect(korean).toHaveAttribute('aria-pressed', 'true');
    await expect(english).toHaveAttribute('lang', 'en');
    const { width = 0, height = 0 } = (await english.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await english.click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/my?from=here');
    await expect(page).toHaveTitle('Me · Nalot');
    const cookies = await page.context().cookies();
    const { value, expires, sameSite, path } = cookies.find(({ name }) => name === 'language')!;
    expect({ value, sameSite, path }).toEqual({ value: 'en', sameSite: 'Lax', path: '/' });
    expect(expires - Date.now() / 1_000).toBeGreaterThan(364 * 86_400);
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page).toHaveTitle('What to wear today · Nalot');
    await page.goBack();
    await choice(page, '한국어').click();
    await expect(page).toHaveTitle('마이 · 날옷');
  });

  test('is below the first screen of the landing page, and reaches another tab when the user returns to it', async ({
    page,
    context,
  }) => {
    await page.goto('/login?language=en');
    await expect(choice(page, '한국어')).not.toBeInViewport();
    await choice(page, '한국어').click();
    await expect(html(page)).toHaveAttribute('lang', 'ko');
    await expect(page).toHaveURL('/login');
    const other = await context.newPage();
    await other.goto('/login');
    await expect(choice(other, 'English')).not.toBeInViewport();
    await choice(other, 'English').click();
    await expect(html(other)).toHaveAttribute('lang', 'en');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(html(page)).toHaveAttribute('lang', 'en');
  });

  test('of an address is for that page only, and never mixed with another', async ({ page }) => {
    await page.goto('/home?language=en');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page).toHaveURL('/my');
    await expect(html(page)).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('navigation', { name: '주요 화면' })).toBeVisible();
    const crawled = await (await page.request.get('/guide/5?language=en')).text();
    for (const [language, query] of [
      ['ko', ''],
      ['en', '\\?language=en'],
      ['x-default', ''],
    ])
      expect(crawled).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${language}" href="[^"]+/guide/5${query}"/>`),
      );
    expect(crawled).toMatch(/<link rel="canonical" href="[^"]+\/guide\/5\?language=en"\/>/);
    expect(crawled).toMatch(/<html [^>]*lang="en"/);
  });
});

test.describe('the choice of the units', () => {
  test.use({ locale: 'en-US', allowedErrors: [/status of 4\d\d/] });

  test('changes every screen, the profile and the next push', async ({ page }) => {
    await createMember(page);
    const readTemperature = async () => {
      await page.goto('/home');
      const text = await page.getByRole('region', { name: 'Weather now' }).innerText();
      return Number(/−?\d+(?=°)/.exec(text)![0].replace('−', '-'));
    };
    const celsius = await readTemperature();
    await page.goto('/my');
    const units = page.getByRole('group', { name: 'Units' });
    await expect(units.getByRole('button', { name: '°C, m/s, mm' })).toHaveAttribute('aria-pressed', 'true');
    const imperial = units.getByRole('button', { name: '°F, mph, in' });
    const { width = 0, height = 0 } = (await imperial.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await imperial.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(imperial).toHaveAttribute('aria-pressed', 'true');
    const profile = await (await page.request.get('/api/v1/auth/profile')).json();
    expect(profile.language).toBe('en-US');
    expect(await readTemperature()).toBe(Math.round(celsius * 1.8 + 32));
    for (const path of ['/home', '/weather', '/guide/-3', GANGNAM, '/my/alarm']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await findTextFlaws(page, [NICKNAME]), path).toEqual([]);
      expect(await findLayoutFlaws(page), path).toEqual([]);
      const text = await page.locator('body').innerText();
      expect(findForeignUnits(text, 'en-US'), path).toEqual([]);
      if (path === '/weather') expect(text).toMatch(/\d mph/);
      if (path === '/guide/-3') expect(text).toContain('What to wear at 27 °F');
    }
    await expect(page.locator('figure')).toContainText(/\d°F · Everyday outfit/);
  });

  test('stay when English is chosen on the landing page, and its pages name the metric ones', async ({ page }) => {
    await page.goto('/my');
    await page.getByRole('button', { name: '°F, mph, in' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await page.goto('/login');
    const english = page.getByRole('button', { name: 'English', exact: true });
    await expect(english).toHaveAttribute('aria-pressed', 'true');
    await english.click();
    await expect(page.getByRole('group', { name: 'Units' })).toHaveCount(0);
    await page.goto('/guide/5');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/guide\/5\?language=en$/);
    const languages = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
    expect(languages).toEqual(['ko', 'en', 'x-default']);
  });
});

testWithWorker.describe('without a network', () => {
  testWithWorker('no Korean screen is shown after the switch to English', async ({ page, front }) => {
    await firstVisit(page);
    await page.goto('/my');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await firstVisit(page);
    front.isDown = true;
    for (const path of ['/home', '/weather', '/login']) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    expect(await findTextFlaws(page, [])).toEqual([]);
  });
});
