import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';
import { swipe } from './touch';
import type { OutfitList } from '@/lib/contract/outfit';

const carousel = (page: Page) => page.getByRole('region', { name: '추천 코디' });
const position = (page: Page) => carousel(page).getByText(/벌 중 \d+번째/);

const boxOf = async (page: Page) => (await carousel(page).boundingBox())!;

/** Start points of swipes in the picture: a corner, the arrows, the middle and the bookmark button. */
const SPOTS = [
  [0.12, 0.1],
  [0.12, 0.5],
  [0.5, 0.5],
  [0.88, 0.5],
  [0.88, 0.9],
] as const;

test('the outfits of a member move by touch and keyboard, and every suitable one appears once', async ({ page }) => {
  /** Titles of the outfits that further pages have brought. */
  const further: Promise<string[]>[] = [];
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/api/v1/outfit' || Number(searchParams.get('page')) === 0) return;
    const readTitles = ({ fileMetadata }: OutfitList) => fileMetadata.map(({ metadata }) => metadata.title);
    further.push(response.json().then(readTitles));
  });
  await createMember(page);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: '마이' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await test.step('a swipe anywhere on the picture changes the slide; a tap, a short slow drag and scrolling do not', async () => {
    const { x, y, width, height } = await boxOf(page);
    for (const [across, down] of SPOTS) {
      const at = { x: x + width * across, y: y + height * down };
      await swipe(page, at, { x: across < 0.5 ? -40 : -120 }, across < 0.5 ? 50 : 600);
      await expect(position(page)).toHaveText(/2번째/);
      await swipe(page, at, { x: across > 0.5 ? 40 : 120 }, across > 0.5 ? 50 : 600);
      await expect(position(page)).toHaveText(/1번째/);
    }

    // Also where a mouse user would see the arrows.
    for (const across of [0.15, 0.5, 0.85]) await page.touchscreen.tap(x + width * across, y + height / 2);
    await expect(position(page)).toHaveText(/1번째/);
    const events = await page
      .getByRole('button', { name: '다음 코디', includeHidden: true })
      .evaluate((arrow) => getComputedStyle(arrow).pointerEvents);
    expect(events).toBe('none');

    const middle = { x: x + width / 2, y: y + height / 2 };
    await swipe(page, middle, { x: -40 }, 800);
    await expect(position(page)).toHaveText(/1번째/);
    await swipe(page, middle, { x: -40 }, 50);
    await expect(position(page)).toHaveText(/2번째/);

    await swipe(page, { x: x + width / 2, y: y + height * 0.8 }, { y: -220, x: -30 }, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
    await expect(position(page)).toHaveText(/2번째/);
    await expect(page).toHaveURL('/home');
    await page.evaluate(() => window.scrollTo(0, 0));
    await swipe(page, middle, { x: 120 });
    await expect(position(page)).toHaveText(/1번째/);
  });

  await test.step('the keyboard focus follows the slide in front or stays on the arrow', async () => {
    const bookmark = () =>
      carousel(page)
        .locator('li:not([inert])')
        .getByRole('button', { name: / 저장$/ });
    await bookmark().focus();
    for (const [key, at] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect(position(page)).toHaveText(new RegExp(`${at}번째`));
      await expect(bookmark()).toBeFocused();
    }
    const count = await carousel(page).getByRole('listitem', { name: /번째/, includeHidden: true }).count();
    await page.getByRole('button', { name: '다음 코디' }).focus();
    for (let step = 2; step < count; step += 1) await page.keyboard.press('Enter');
    await expect(position(page)).toHaveText(new RegExp(`${count}번째`));
    await expect(page.getByRole('button', { name: '다음 코디' })).toBeFocused();
  });

  await test.step('every suitable outfit appears once, and the end message is centred', async () => {
    const end = carousel(page).locator('li:not([inert])', { hasText: '어울리는 코디를 모두 봤어요' });
    const place = () => carousel(page).locator('p[aria-live]').innerText();
    while (!(await end.isVisible())) {
      const before = await place();
      // The slide after the last one is empty while more outfits load.
      if (before !== '') await page.getByRole('button', { name: '다른 코디' }).click();
      await expect.poll(async () => (await end.isVisible()) || (await place()) !== before).toBe(true);
    }
    const named = await carousel(page)
      .locator('li[aria-roledescription="슬라이드"]')
      .evaluateAll((all) => all.map((slide) => slide.getAttribute('aria-label')?.replace(/^.*?, /, '')));
    const titles = (await Promise.all(further)).flat();
    expect(titles.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(titles));
    expect(named.length).toBeGreaterThanOrEqual(titles.length + 3);
    expect(new Set(named).size).toBe(named.length);
    const { x, width } = await boxOf(page);
    const offCentre = async () => {
      const last = (await carousel(page).getByRole('listitem', { includeHidden: true }).last().boundingBox())!;
      return Math.abs(last.x + last.width / 2 - (x + width / 2));
    };
    await expect.poll(offCentre).toBeLessThan(1);
  });
});
