import type { Page } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { allow, FAILS_IN_INCOGNITO, setTime } from './alarm-steps';
import { expect, findViolations, measureOverflowPx, test } from './fixtures';
import { follow } from './language-steps';
import { createMember } from './member-steps';

const EARLY_EVENING = Date.parse('2026-01-24T19:30:00+09:00');
const BEFORE_MIDNIGHT = Date.parse('2026-01-24T23:50:00+09:00');
const AFTER_MIDNIGHT = Date.parse('2026-01-25T00:00:30+09:00');
/** Later than any machine's clock, so that a session created now has not expired. */
const MORNING = Date.parse('2031-05-12T08:00:00+09:00');
const EVENING = Date.parse('2031-05-12T20:10:00+09:00');
/** After the relevant hours of the day. */
const NIGHT = Date.parse('2031-05-12T23:10:00+09:00');

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: `http://127.0.0.1:${PORTS.recorded}`, allowedErrors: [FAILS_IN_INCOGNITO] });

// This server is configured for recorded weather, and its clock and time zone differ from the machine's. Its clock only
// moves forward, so the tests run in their order.
let server: OwnServer;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT_MS);
  const env = { CLOCK_START: new Date(EARLY_EVENING).toISOString(), TZ: 'America/Los_Angeles' };
  server = await startOwnServer({ program: 'app', port: PORTS.recorded, env });
});
test.afterAll(() => server?.stop());

const now = (page: Page) => page.getByRole('region', { name: '지금 날씨' });

/** Expects the hours and days of the weather screen, and the recorded date that home names. */
async function expectAroundMidnight(page: Page, second: string, tomorrow: string, date: string): Promise<void> {
  await page.goto('/weather');
  const hours = page.getByRole('region', { name: '시간대별 날씨' }).getByRole('listitem');
  await expect(hours.nth(0)).toContainText('지금');
  await expect(hours.nth(1)).toContainText(second);
  expect(await hours.count()).toBeGreaterThanOrEqual(24);
  const days = page.getByRole('heading', { name: '열흘 동안' }).locator('xpath=..').getByRole('listitem');
  await expect(days.nth(0)).toContainText('오늘');
  await expect(days.nth(1)).toContainText(tomorrow);
  await follow(page, '/home');
  await expect(page.getByRole('region', { name: '추천 코디' })).toBeVisible();
  await expect(now(page)).toContainText(`예시 날씨서울 ${date} 관측 기록이에요`);
}

test('the facts of today and tomorrow leave the picture above the bar; past midnight hours and days continue, and home names the recorded date of the same day', async ({
  page,
  context,
}) => {
  for (const [language, linesOnPhones] of [
    ['ko', 1],
    ['en', 2],
  ] as const)
    await test.step(`in the evening, in ${language}`, async () => {
      await context.addCookies([{ name: 'language', value: language, url: server.url }]);
      await page.goto('/home');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [width, height, lines] of [
        [320, 568, linesOnPhones],
        [390, 664, linesOnPhones],
        [390, 844, 2],
        [1280, 800, 1],
      ] as const) {
        await page.setViewportSize({ width, height });
        const tomorrow = page.locator('.fact-of-tomorrow');
        await expect(tomorrow).toBeVisible();
        // Systems that hint fonts show text up to 3 % wider.
        await tomorrow.evaluate((fact) => (fact.parentElement!.style.letterSpacing = '0.02em'));
        const shown = await tomorrow.evaluate((fact) => ({
          lines: fact.parentElement!.getBoundingClientRect().height / parseFloat(getComputedStyle(fact).lineHeight),
          picture: document.querySelector('.picture-place')!.getBoundingClientRect().bottom,
          bar: document.querySelector('nav')!.getBoundingClientRect().top,
        }));
        const at = `at ${width} x ${height}`;
        expect(Math.round(shown.lines), at).toBe(lines);
        expect(shown.picture, at).toBeLessThanOrEqual(shown.bar);
      }
    });
  await context.clearCookies({ name: 'language' });
  await page.setViewportSize({ width: 390, height: 844 });
  await server.passTime(BEFORE_MIDNIGHT - EARLY_EVENING);
  await test.step('ten minutes before midnight', () => expectAroundMidnight(page, '0시', '일', '2023.1.24'));
  await server.passTime(AFTER_MIDNIGHT - BEFORE_MIDNIGHT);
  await test.step('half a minute after midnight', () => expectAroundMidnight(page, '1시', '월', '2023.1.25'));
});

const slides = (page: Page) => page.locator('li[aria-roledescription="슬라이드"]');
const titles = async (page: Page) =>
  (await slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label') ?? '')))
    .filter((label) => label !== '다른 코디')
    .map((label) => label.replace(/^.*?, /, ''));
const inFront = (page: Page) => page.getByRole('tabpanel').getByRole('heading', { level: 2 });
const worn = (page: Page) => page.getByRole('button', { name: '오늘 이거 입었어요' });
const day = (page: Page, name: string, pressed: boolean) =>
  page.getByRole('group', { name: '어느 날' }).getByRole('button', { name, pressed });

/** Performs an action that needs the network while offline and expects its error. The toaster loads with the first key press. */
async function withoutNetwork(page: Page, act: () => Promise<void>, said: string): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.locator('section[aria-relevant]')).toBeAttached();
  await page.context().setOffline(true);
  await act();
  const toast = page.getByRole('listitem').filter({ hasText: said });
  await expect(toast).toContainText('인터넷에 연결되어 있는지 확인해 주세요.');
  await page.context().setOffline(false);
}

test('a day: marking what is worn, rating it, tomorrow, and excluded clothes', async ({ page, context }) => {
  await allow(context);
  await server.passTime(MORNING - AFTER_MIDNIGHT);
  await page.clock.install({ time: MORNING });
  await createMember(page);

  let title = '';
  await test.step("mark what is worn; tomorrow's outfit cannot be marked", async () => {
    await page.goto('/home');
    await page.getByRole('region', { name: '추천 코디' }).getByRole('button', { name: /저장$/ }).first().focus();
    // The list may be rendered anew with the day's weather, which shows its first outfit again.
    await expect(async () => {
      title = (await titles(page))[1]!;
      if ((await inFront(page).textContent()) !== title) await page.keyboard.press('ArrowRight');
      await expect(inFront(page)).toHaveText(title, { timeout: 2_000 });
    }).toPass();
    await worn(page).click();
    await expect(worn(page)).toHaveAttribute('aria-pressed', 'true');
    await day(page, '내일', false).click();
    await expect(day(page, '내일', true)).toBeVisible();
    await expect(worn(page)).toBeHidden();
    await day(page, '오늘', false).click();
    await expect(worn(page)).toBeVisible();
    await withoutNetwork(page, () => worn(page).click(), '표시하지 못했어요.');
    await expect(worn(page)).toHaveAttribute('aria-pressed', 'true');
  });

  await server.passTime(EVENING - MORNING);
  await page.clock.setSystemTime(EVENING);

  await test.step('rate it in the evening, and open tomorrow with one tap', async () => {
    await page.goto('/home');
    const question = page.getByRole('group', { name: `오늘 ‘${title}’ 차림은 어땠어요?` });
    await withoutNetwork(
      page,
      () => question.getByRole('button', { name: '더웠어요' }).click(),
      '답을 저장하지 못했어요.',
    );
    await expect(question.getByRole('button', { pressed: true })).toBeHidden();
    await question.getByRole('button', { name: '좋았어요' }).click();
    await expect(question.getByRole('button', { name: '좋았어요' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: '내일은 뭐 입을지 볼까요?' }).click();
    await expect(day(page, '내일', true)).toBeVisible();
    for (const said of ['답을 저장하지 못했어요', '기억해 둘게요']) await expect(page.getByText(said)).toBeHidden();
    expect(await findViolations(page)).toEqual([]);
    await follow(page, '/my/alarm');
    await setTime(page, '20', '30');
    await expect(page.getByRole('figure', { name: '이렇게 보내 드려요' })).toContainText('내일 강남구');
  });

  await server.passTime(NIGHT - EVENING);
  await page.clock.setSystemTime(NIGHT);

  await test.step("open today's outfits once its hours are over, mark one and rate it", async () => {
    // A member who has not rated today yet.
    await createMember(page);
    await page.goto('/home');
    await expect(day(page, '내일', true)).toBeVisible();
    await expect(worn(page)).toBeHidden();
    await day(page, '오늘', false).click();
    await expect(day(page, '오늘', true)).toBeVisible();
    await worn(page).click();
    await expect(worn(page)).toHaveAttribute('aria-pressed', 'true');
    const question = page.getByRole('group', { name: '오늘 이 옷차림 어땠어요?' });
    await question.getByRole('button', { name: '추웠어요' }).click();
    await expect(question.getByRole('button', { name: '추웠어요' })).toHaveAttribute('aria-pressed', 'true');
    await expect(day(page, '오늘', true)).toBeVisible();
  });

  await test.step('excluded clothes no longer appear', async () => {
    await follow(page, '/my/never-wear');
    const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('dresses') ?? false);
    for (const kind of ['치마', '원피스']) await page.getByText(kind, { exact: true }).click();
    await expect(page.getByRole('checkbox', { name: '치마' })).toBeChecked();
    await saved;
    await expect(page.getByText(/옷차림이 넉넉해요|남는 옷차림이 적어요/)).toBeVisible();
    await withoutNetwork(page, () => page.getByText('모자', { exact: true }).click(), '저장하지 못했어요.');
    await expect(page.getByRole('checkbox', { name: '모자' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: '치마' })).toBeChecked();
    await expect(page.getByText('저장하지 못했어요.')).toBeHidden();
    await page.setViewportSize({ width: 320, height: 844 });
    expect(await measureOverflowPx(page)).toBe(0);
    await page.waitForLoadState('networkidle');
    const left = page.waitForResponse((answer) => answer.url().includes('without=skirts.dresses'));
    await follow(page, '/home');
    await left;
    await expect(async () => {
      const alts = await slides(page)
        .locator('img')
        .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt));
      expect(alts.length).toBeGreaterThan(2);
      expect(alts.join(' ')).not.toMatch(/스커트|치마|원피스/);
    }).toPass();
  });
});
