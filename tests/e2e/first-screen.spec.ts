import type { Page } from '@playwright/test';
import { weatherMessage } from '@/lib/messages/ko/weather-message';
import { expect, openHomeAt, measureOverflowPx, test, findViolations } from './fixtures';

/** Phones with and without browser bars, the smallest phone, landscape, and a desktop. */
const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

/** Bottom of the shoes in every wardrobe picture, as a share of its height. */
const FEET = 0.96;

/** Returns element positions in px from the top of the window, without scrolling. */
const measurePositions = (page: Page) =>
  page.evaluate((feet) => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const picture = box('[role=tabpanel] li img');
    const scale = Math.min(picture.width / 720, picture.height / 900);
    return {
      bar: box('nav').top,
      title: box('[role=tabpanel] h2').bottom,
      reason: box('[role=tabpanel] h2 + div > p').bottom,
      head: picture.top,
      feet: picture.top + picture.height / 2 + (feet - 0.5) * 900 * scale,
      figure: 900 * scale,
      scrolled: window.scrollY,
    };
  }, FEET);

/** Returns texts that overflow their card without being scrollable. */
const findOverflowingTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main section, main button, header button')]
      .filter((card) => !card.matches('[aria-roledescription]') && !card.querySelector('[role=region]'))
      .flatMap((card) => {
        const { left, right } = card.getBoundingClientRect();
        return [...card.querySelectorAll<HTMLElement>('span, p, dd, li')]
          .filter((part) => part.checkVisibility() && !part.closest('.sr-only'))
          .filter(
            (part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1,
          )
          .map((part) => part.innerText);
      }),
  );

/** Returns adjacent numbers of the hours that overlap. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    const area = document.querySelector('[role=region][aria-label="시간대별 날씨"]');
    const rows = [...(area?.querySelectorAll('svg text, li > [aria-hidden]') ?? [])]
      .map((part) => ({ text: part.textContent ?? '', box: part.getBoundingClientRect() }))
      .filter(({ text, box }) => text !== '' && box.width > 0);
    return rows.flatMap((one, at) =>
      rows
        .slice(at + 1)
        .filter(({ box }) => {
          const over = Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left);
          const high = Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top);
          return over > 1 && high > 1;
        })
        .map((other) => `${one.text} and ${other.text}`),
    );
  });

test.describe('the first screen', () => {
  test('shows weather, figure, title and reason without scrolling in every size', async ({ page }) => {
    for (const [width, height] of SIZES) {
      const at = (what: string) => `${what} at ${width} x ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto('/home');
      await expect(page.getByRole('tabpanel')).toBeVisible();
      const { bar, title, reason, head, feet, figure, scrolled } = await measurePositions(page);
      expect(scrolled, at('scrolled')).toBe(0);
      for (const [what, bottom] of Object.entries({ title, reason, feet }))
        expect(bottom, at(`${what} above the bar`)).toBeLessThanOrEqual(bar);
      expect(head, at('head')).toBeGreaterThan(0);
      expect(figure, at('a figure large enough to read')).toBeGreaterThan(140);
      await expect(page.getByRole('region', { name: '지금 날씨' })).toBeInViewport({ ratio: 1 });
      expect(await measureOverflowPx(page), at('overflow')).toBe(0);
    }
  });

  test('shows the reason above the bar under every sky on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const place of ['제주', '철원', '대구'] as const) {
      await openHomeAt(page, place);
      await expect(page.getByRole('banner')).toContainText(place);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      const { bar, reason } = await measurePositions(page);
      expect(reason, place).toBeLessThanOrEqual(bar);
    }
  });

  test('keeps the figure in its place, whatever the message about the weather', async ({ page }) => {
    const facts = { when: '내일 오전 11시', degrees: -18 };
    const messages = Object.values(weatherMessage).flatMap((variants) => variants.map((compose) => compose(facts)));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto('/home');
      await expect(page.getByRole('tabpanel')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const places = await page.evaluate((texts) => {
        const text = document.querySelector('h1')!.lastChild as Text;
        const picture = document.querySelector('[role=tabpanel] li img')!;
        return texts.map((message) => {
          text.data = message;
          const { top, height: px } = picture.getBoundingClientRect();
          return `${top} + ${px}`;
        });
      }, messages);
      expect(new Set(places).size, `places at ${width} x ${height}: ${[...new Set(places)].join(', ')}`).toBe(1);
    }
  });

  test('is covered only by the bar', async ({ page }) => {
    await page.goto('/home');
    await expect(page.getByRole('button', { name: '내 위치로 바꾸기' })).toBeVisible();
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility())
        .map((element) => element.tagName),
    );
    expect(covering).toEqual(['NAV']);
  });

  test('has text, clothes and layers beside the column on a desktop, and the bar within it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/home');
    const column = (await page.getByRole('region', { name: '추천 코디' }).boundingBox())!;
    for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).all()) {
      expect((await heading.boundingBox())!.x).toBeGreaterThanOrEqual(column.x + column.width);
      await expect(heading).toBeInViewport();
    }
    const bar = (await page.getByRole('navigation', { name: '주요 화면' }).boundingBox())!;
    expect([bar.x, bar.width]).toEqual([column.x, column.width]);
  });

  test('fits text at 200 %: gaps grow with it, nothing is cut off or pushed out', async ({ page }) => {
    for (const path of ['/home', '/weather']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const heading = page.getByRole('heading', { level: 1 });
      const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      const before = await size();
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await size()).toBe(2 * before);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await measureOverflowPx(page), `${path} ${width}`).toBe(0);
        expect(await findOverflowingTexts(page), `${path} ${width}`).toEqual([]);
        expect(await findOverlaps(page), `${path} ${width}`).toEqual([]);
      }
      expect(await findViolations(page)).toEqual([]);
    }
  });
});
