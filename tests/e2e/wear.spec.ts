import type { Page } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { expect, expectNoViolations, sidewaysOverflowPx, test } from './fixtures';
import { becomeMember } from './member-steps';

const MORNING = '2026-05-12T08:00:00+09:00';
const EVENING = '2026-05-12T18:30:00+09:00';

const slides = (page: Page) => page.locator('li[aria-roledescription="슬라이드"]');
const titles = async (page: Page) =>
  (await slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label') ?? '')))
    .filter((label) => label !== '다른 코디')
    .map((label) => label.replace(/^.*?, /, ''));
const inFront = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });
const worn = (page: Page) => page.getByRole('button', { name: '오늘 이거 입었어요' });

/** A morning whose weather is recorded, and an evening to come. */
test.describe('somebody who looks on, says what they wore and what they never wear', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.wear}` });
  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(START_LIMIT_MS);
    server = await startOwnServer({ program: 'app', port: PORTS.wear, env: { CLOCK_START: MORNING } });
  });
  test.afterAll(() => server.stop());

  test('sees all that suits the day once, is asked about what they wore, and never again meets a skirt', async ({
    page,
  }) => {
    await page.clock.install({ time: MORNING });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/home');
    await becomeMember(page);
    await page.goto('/home');
    await expect(inFront(page)).toBeVisible();
    const first = await inFront(page).textContent();

    const other = page.getByRole('button', { name: '다른 코디' });
    const end = page.getByText('어울리는 코디를 모두 봤어요');
    for (let pressed = 0; pressed < 30 && !(await end.isVisible()); pressed++) {
      const count = await slides(page).count();
      await other.click();
      await expect(async () =>
        expect((await slides(page).count()) > count || (await end.isVisible())).toBe(true),
      ).toPass();
    }
    await expect(end).toBeVisible();
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const seen = await titles(page);
    expect(seen.length).toBeGreaterThan(8);
    expect(new Set(seen).size).toBe(seen.length);
    await page.getByRole('button', { name: '처음 코디로' }).click();
    await expect(inFront(page)).toHaveText(first!);

    for (const step of [1, 2]) {
      await page
        .getByRole('region', { name: '추천 코디' })
        .getByRole('button', { name: /저장$/ })
        .nth(step - 1)
        .focus();
      await page.keyboard.press('ArrowRight');
    }
    await expect(inFront(page)).not.toHaveText(first!);
    const title = (await inFront(page).textContent())!;
    await worn(page).click();
    await expect(worn(page)).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');

    await page.clock.setSystemTime(EVENING);
    await page.goto('/home');
    const question = page.getByRole('group', { name: `오늘 ‘${title}’ 차림은 어땠어요?` });
    await question.getByRole('button', { name: '좋았어요' }).click();
    await expect(question.getByRole('button', { name: '좋았어요' })).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('link', { name: '이런 옷은 안 입어요' }).click();
    for (const kind of ['치마', '원피스']) await page.getByText(kind, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: '치마' })).toBeChecked();
    await expect(page.getByText(/옷차림이 넉넉해요|남는 옷차림이 적어요/)).toBeVisible();
    await expectNoViolations(page);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysOverflowPx(page), `${width} px`).toBe(0);
    }
    await page.waitForLoadState('networkidle');
    const left = page.waitForResponse((answer) => answer.url().includes('without=skirts.dresses'));
    await page.goto('/home');
    await left;
    await expect(async () => {
      const alts = await slides(page)
        .locator('img')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
      expect(alts.length).toBeGreaterThan(2);
      expect(alts.join(' ')).not.toMatch(/스커트|치마|원피스/);
    }).toPass();
  });

  test('as a visitor keeps what they never wear on the device, and takes it along when they sign up', async ({
    page,
  }) => {
    await page.clock.install({ time: MORNING });
    await page.goto('/my/never-wear');
    await page.getByText('청바지', { exact: true }).click();
    await expect(page.getByText(/이 기기에만 저장돼요/)).toBeVisible();
    await becomeMember(page);
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/never-wear') && answer.request().method() === 'PUT',
    );
    await page.goto('/my/never-wear');
    expect((await saved).status()).toBe(200);
    await page.evaluate(() => localStorage.removeItem('never-wear'));
    await page.goto('/my/never-wear');
    await expect(page.getByRole('checkbox', { name: '청바지' })).toBeChecked();
  });
});
