import type { Browser, Locator, Page } from '@playwright/test';
import { createMember } from '../../e2e/member-steps';
import { inject, PHONE, slowDown } from './first-view';

/** Time from touch to next paint, in ms. */
export interface InteractionTimes {
  swipe: number;
  tab: number;
  bookmark: number;
  sheet: number;
}

interface Timed {
  interactions: number[];
}

/** Records the time from each interaction to the next paint. */
function recordInteractions(): void {
  const timed: Timed = { interactions: [] };
  Object.assign(window, { timed });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) timed.interactions.push(entry.duration);
    // Durations below 16 ms (one frame) are not reported.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

const FRAME_MS = 16;
const SETTLE_MS = 1_500;

async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void ((window as unknown as { timed: Timed }).timed.interactions = []));
  await act();
  await page.waitForTimeout(SETTLE_MS);
  const took = await page.evaluate(() => (window as unknown as { timed: Timed }).timed.interactions);
  return Math.max(FRAME_MS, ...took);
}

interface Finger {
  touch: (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) => Promise<unknown>;
  /** Centre of the touched element. */
  x: number;
  y: number;
}

/** Returns a finger over an element. It uses the browser's input pipeline, because Playwright's taps run code in the page. */
async function fingerOver(page: Page, over: Locator): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const box = await over.boundingBox();
  if (!box) throw new Error('nothing to touch');
  return {
    touch: (type, at) => session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] }),
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  };
}

async function tapOf(page: Page, on: Locator): Promise<() => Promise<void>> {
  const { touch, x, y } = await fingerOver(page, on);
  return async () => {
    await touch('touchStart', { x, y });
    await touch('touchEnd');
  };
}

async function swipeOf(page: Page, over: Locator): Promise<() => Promise<void>> {
  const { touch, y } = await fingerOver(page, over);
  return async () => {
    await touch('touchStart', { x: 300, y });
    for (let x = 280; x >= 80; x -= 40) await touch('touchMove', { x, y });
    await touch('touchEnd');
  };
}

async function open(browser: Browser, url: string, member: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (member) await createMember(page);
  await inject(page, recordInteractions);
  await slowDown(page);
  await page.goto('/home', { timeout: 120_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

/** Measures a member's swipe, tab and bookmark, and a visitor's prompt. */
export async function measureInteractions(browser: Browser, url: string): Promise<InteractionTimes> {
  const member = await open(browser, url, true);
  const pictures = member.getByRole('region', { name: '추천 코디' });
  const hands: Partial<InteractionTimes> = {};
  const bookmark = (of: Page) =>
    of.getByRole('region', { name: '추천 코디' }).locator('li:not([inert]) button').first();
  hands.swipe = await timed(member, await swipeOf(member, pictures));
  hands.bookmark = await timed(member, await tapOf(member, bookmark(member)));
  hands.tab = await timed(member, await tapOf(member, member.getByRole('tab', { name: '데이트' })));
  await member.context().close();
  const visitor = await open(browser, url, false);
  hands.sheet = await timed(visitor, await tapOf(visitor, bookmark(visitor)));
  await visitor.context().close();
  return hands as InteractionTimes;
}
