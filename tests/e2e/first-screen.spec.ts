import type { Page } from '@playwright/test';
import { weatherMessage } from '@/lib/messages/ko/weather-message';
import { expect, openHomeAt, measureOverflowPx, test, findViolations } from './fixtures';
import { follow } from './language-steps';

/** Phones with and without browser bars, the smallest phone, landscape, and a desktop. */
const SIZES = [
  [390, 844],
  [390, 664],
  [360, 640],
  [320, 568],
  [844, 390],
  [1280, 800],
] as const;

/** Least height of the figure in px by size of the window. */
const LEAST_FIGURE_PX: Record<string, number> = { '390x664': 330, '320x568': 219 };

/** Returns element positions in px from the top of the window, without scrolling, once the first outfit is shown. */
async function measurePositions(page: Page) {
  await page.locator('[role=tabpanel] li img').first().waitFor();
  return page.evaluate(() => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const slide = find('[role=tabpanel] li');
    const picture = box('[role=tabpanel] li img');
    // The box of the figure in px of a picture of 720 x 900.
    const edge = (name: string) => Number(getComputedStyle(slide).getPropertyValue(`--box-${name}`));
    const figure = {
      left: picture.left + (edge('left') / 720) * picture.width,
      top: picture.top + (edge('top') / 900) * picture.height,
      right: picture.left + (edge('right') / 720) * picture.width,
      bottom: picture.top + (edge('bottom') / 900) * picture.height,
    };
    const { left, top, right, bottom } = slide.getBoundingClientRect();
    return {
      slot: { left, top, right, bottom },
      days: box('[role=tabpanel] [role=group]').toJSON() as DOMRect,
      buttons: [...slide.querySelectorAll('button')].map(
        (button) => button.getBoundingClientRect().toJSON() as DOMRect,
      ),
      bar: box('nav').top,
      title: box('[role=tabpanel] h2').bottom,
      reason: box('[role=tabpanel] h2 + div > p').bottom,
      figure,
      weather: box('[role=region][aria-label="지금 날씨"], section[aria-label="지금 날씨"]').toJSON() as DOMRect,
      window: { left: 0, top: 0, right: innerWidth, bottom: innerHeight },
      scrolled: window.scrollY,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

type Area = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const isWithin = (inner: Area, outer: Area) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

const overlaps = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

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

/** Returns the places of the first picture in px while each message about the weather is shown. */
const findPicturePlaces = (page: Page, messages: string[]) =>
  page.evaluate((texts) => {
    const text = document.querySelector('h1')!.lastElementChild!.firstChild as Text;
    const picture = document.querySelector('[role=tabpanel] li img')!;
    const before = text.data;
    const places = texts.map((message) => {
      text.data = message;
      const { top, height } = picture.getBoundingClientRect();
      return `${top} + ${height}`;
    });
    text.data = before;
    return [...new Set(places)];
  }, messages);

/** Expects texts, figure and buttons in their places at this size of the window. */
async function expectFirstScreen(page: Page, size: readonly [number, number], isUmbrellaOpen: boolean): Promise<void> {
  const [width, height] = size;
  await page.setViewportSize({ width, height });
  const at = (what: string) => `${what} at ${width} x ${height}, umbrella: ${isUmbrellaOpen}`;
  const { bar, title, reason, slot, figure, days, buttons, scrolled, weather, ...shown } = await measurePositions(page);
  expect(scrolled, at('scrolled')).toBe(0);
  for (const [what, bottom] of Object.entries({ title, reason, slot: slot.bottom }))
    expect(bottom, at(`${what} above the bar`)).toBeLessThanOrEqual(bar);
  expect(isWithin(figure, slot), at('the whole figure')).toBe(true);
  const high = figure.bottom - figure.top;
  expect(high, at('height')).toBeGreaterThanOrEqual(LEAST_FIGURE_PX[`${width}x${height}`] ?? 219);
  // With a margin of 2 % above and below, unless a wide umbrella limits the size.
  if (!isUmbrellaOpen) expect(high / (slot.bottom - slot.top), at('share of the height')).toBeCloseTo(1 / 1.04, 2);
  expect(overlaps(days, figure), at('the day switch on the figure')).toBe(false);
  // Buttons may touch the corners of the box, but not the middle of the figure.
  const quarter = (figure.right - figure.left) / 4;
  const middle = { ...figure, left: figure.left + quarter, right: figure.right - quarter };
  for (const button of buttons) expect(overlaps(button, middle), at('a button on the figure')).toBe(false);
  expect(isWithin(weather, shown.window), at('the weather in the window')).toBe(true);
  expect(shown.overflow, at('overflow')).toBe(0);
}

/** Expects the same once the page has been laid out in the new size. */
const expectFirstScreenSoon = (...args: Parameters<typeof expectFirstScreen>): Promise<void> =>
  expect(() => expectFirstScreen(...args)).toPass({ timeout: 30_000 });

/** Expects that text of 200 % is neither cut off nor pushed out, and that gaps grow with it. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const size = () => heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await size()).toBe(2 * before);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await measureOverflowPx(page), `${width}`).toBe(0);
    expect(await findOverflowingTexts(page), `${width}`).toEqual([]);
    expect(await findOverlaps(page), `${width}`).toEqual([]);
  }
  // screens.spec.ts checks the rules that do not depend on the size of the text.
  expect(await findViolations(page, ['color-contrast', 'scrollable-region-focusable'])).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

test.describe('the first screen', () => {
  test('shows weather, figure, title and reason in every size, whatever the message, also with an umbrella and large text', async ({
    page,
  }) => {
    const facts = { day: 'today', when: '내일 오전 11시', degrees: -18, windMps: 13 } as const;
    const messages = Object.values(weatherMessage).flatMap((variants) => variants.map((compose) => compose(facts)));
    await page.goto('/home');
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const size of SIZES) {
      await expectFirstScreenSoon(page, size, false);
      expect(await findPicturePlaces(page, messages), `places of the picture at ${size.join(' x ')}`).toHaveLength(1);
    }

    await test.step('on a desktop, the layers beside them', async () => {
      const column = (await page.getByRole('region', { name: '추천 코디' }).boundingBox())!;
      for (const heading of await page.getByRole('main').getByRole('heading', { level: 3 }).all()) {
        expect((await heading.boundingBox())!.x).toBeGreaterThanOrEqual(column.x + column.width);
        await expect(heading).toBeInViewport();
      }
      const bar = (await page.getByRole('navigation', { name: '주요 화면' }).boundingBox())!;
      expect([bar.x, bar.width]).toEqual([column.x, column.width]);
    });

    await test.step('at 400 %, in one column that scrolls', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page
        .locator('[role=tabpanel] li')
        .first()
        .evaluate((slide) => slide.scrollIntoView({ block: 'start' }));
      const { figure, days, buttons, bar, overflow, window } = await measurePositions(page);
      expect(overflow).toBe(0);
      expect(isWithin(figure, { ...window, bottom: bar })).toBe(true);
      const controls = [days, ...buttons];
      for (const [at, control] of controls.entries())
        for (const other of controls.slice(at + 1)) expect(overlaps(control, other)).toBe(false);
      expect(await findOverflowingTexts(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('in the rain', async () => {
      await openHomeAt(page, '제주');
      await expect(page.getByRole('banner')).toContainText('제주');
      await expect(page.locator('.sky:has(main)')).toHaveAttribute('data-sky', 'rainy');
      // Until the outfits for the rain have arrived, home shows those of the default place.
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('status', { name: /고르고|부르고/ })).toHaveCount(0);
      await expect(page.getByRole('tabpanel')).toBeVisible();
      for (const size of SIZES) await expectFirstScreenSoon(page, size, true);
    });

    await test.step('with text of 200 %, like the weather screen', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expectRoomForLargeText(page);
      await follow(page, '/weather');
      await expectRoomForLargeText(page);
    });
  });
});
