import type { Page } from '@playwright/test';
import { expect, measureOverflowPx, test } from './fixtures';

/** Returns true if the splash covers the page right now; waiting for its end would prove nothing. */
const isSplashVisible = (page: Page) => page.locator('.splash').isVisible();

test('the landing explains the product in three slides, offers its buttons in every size, and leads to home', async ({
  page,
}) => {
  const names = ['둘러보기', '날옷 로그인', '카카오', 'Google', '회원가입'];
  const find = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name })
      .or(page.getByRole('button', { name: new RegExp(name) }));
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('contentinfo').getByRole('region', { name: '운영자 정보' })).toBeAttached();
  await test.step('slides by dots and keys', async () => {
    await expect(page.getByRole('heading', { name: '오늘 날씨에 꼭 맞는 옷차림' })).toBeVisible();
    await page.getByRole('button', { name: /2번째 소개/ }).click();
    await expect(page.getByRole('heading', { name: '출근도 데이트도 운동도' })).toBeInViewport();
    await page.getByRole('region', { name: '날옷 소개' }).press('ArrowRight');
    await expect(page.getByRole('heading', { name: '마음에 든 코디는 저장' })).toBeInViewport();
  });
  await test.step('all buttons without scrolling', async () => {
    for (const [width, height] of [
      [390, 664],
      [320, 568],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const name of names)
        await expect(find(name), `${name} at ${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
  await test.step('none overlaps another with text of 200 %', async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await measureOverflowPx(page)).toBe(0);
    for (const name of names) await find(name).click({ trial: true });
    // A label may not extend beyond its button.
    for (const name of ['카카오', 'Google']) {
      const overflow = await find(name).evaluate((button) => {
        const label = button.querySelector('span')!.getBoundingClientRect();
        return label.right - button.getBoundingClientRect().right;
      });
      expect(overflow, name).toBeLessThanOrEqual(0);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.setViewportSize({ width: 390, height: 844 });
  });
  await find('둘러보기').click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
});

test.describe('the splash', () => {
  test.use({ splashSeen: false, reducedMotion: 'no-preference' });

  // Its timeout of 2.75 s may elapse before the check on a slow machine, so here only the picture ends it.
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const { setTimeout: later } = window;
      Object.assign(window, { setTimeout: (act: () => void, ms?: number) => (ms === 2_750 ? 0 : later(act, ms)) });
      const lasting = new CSSStyleSheet();
      lasting.replaceSync("[data-splash='show'] .splash { animation: none }");
      document.adoptedStyleSheets = [lasting];
    });
  });

  /** Delays the landing page's picture until released. */
  async function holdPicture(page: Page): Promise<() => void> {
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/figures/onboarding-1.*', (route) => held.then(() => route.continue()));
    return letGo;
  }

  test('covers a page until its picture arrives, also one that is laid out in parts, and appears once per device', async ({
    page,
  }) => {
    const letGo = await holdPicture(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-splash', 'show');
    await expect(page.locator('.splash')).toBeVisible();
    // Fonts load after the picture.
    await expect(html).not.toHaveAttribute('data-fonts');
    letGo();
    await expect(html).toHaveAttribute('data-fonts', 'on');
    // Parts are laid out in separate tasks.
    expect(await page.locator('body [data-fonts]').count()).toBeGreaterThan(1);
    await expect(page.locator('.splash')).toBeHidden();

    // As in another tab, with a picture that would keep the splash.
    await page.evaluate(() => sessionStorage.clear());
    const letGoAgain = await holdPicture(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL('/login');
    expect(await isSplashVisible(page)).toBe(false);
    letGoAgain();

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/weather');
    await expect(html).not.toHaveAttribute('data-held');
    await expect(html).toHaveAttribute('data-fonts', 'on');
    const parts = page.locator('.own-frame');
    expect(await parts.count()).toBeGreaterThan(3);
    expect(await page.locator('.own-frame[data-shown]').count()).toBe(await parts.count());
    for (const part of await parts.all()) await expect(part).toBeVisible();
  });
});
