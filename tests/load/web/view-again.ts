import type { Browser, BrowserContext } from '@playwright/test';
import { inject, notePaints, paintsOf, PHONE, slowDown } from './first-view';

/** When a device that was here before paints the screen's words and its picture, ms after the navigation. */
export interface AgainView {
  firstMs: number;
  largestMs: number;
}

const SETTLED_MS = 1_500;

/** Whether the worker keeps the screen and its pictures. */
async function keepsScreen(path: string): Promise<boolean> {
  if (!(await navigator.serviceWorker.getRegistration())?.active) return false;
  const cached = async (name: string) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return (await cached('personal-pages')).includes(path) && (await cached('personal-pictures')).length > 0;
}

const NO_LINE = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true, locale: 'ko-KR' });

async function openSlowly(context: BrowserContext, address: string, line?: typeof NO_LINE, offline = false) {
  const page = await context.newPage();
  await inject(page, notePaints);
  await slowDown(page, line);
  await context.setOffline(offline);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const { fcp, lcp } = await paintsOf(page);
  return { firstMs: fcp, largestMs: lcp };
}

/** Opens a screen that the worker keeps, on the slow phone: on its slow line, or without one. */
export async function viewAgain(browser: Browser, url: string, path: string, offline: boolean): Promise<AgainView> {
  const context = await newPhone(browser);
  try {
    const first = await context.newPage();
    await first.goto(url + path);
    await first.waitForFunction(keepsScreen, path, { polling: 250, timeout: 60_000 });
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    return await openSlowly(context, url + path, undefined, offline);
  } finally {
    await context.close();
  }
}

/** Opens a page again on the slow phone, and no line is in its way: less than this no page of such a size takes there. */
export async function viewAtHand(browser: Browser, address: string): Promise<AgainView> {
  const context = await newPhone(browser);
  try {
    const first = await context.newPage();
    await first.goto(address);
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    return await openSlowly(context, address, NO_LINE);
  } finally {
    await context.close();
  }
}
