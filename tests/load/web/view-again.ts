import type { Browser } from '@playwright/test';
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

/** Opens a screen that the worker keeps, on the slow phone: on its slow line, or without one. */
export async function viewAgain(browser: Browser, url: string, path: string, offline: boolean): Promise<AgainView> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  try {
    const first = await context.newPage();
    await first.goto(url + path);
    await first.waitForFunction(keepsScreen, path, { polling: 250, timeout: 60_000 });
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    const page = await context.newPage();
    await inject(page, notePaints);
    await slowDown(page);
    await context.setOffline(offline);
    await page.goto(url + path, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLED_MS);
    const { fcp, lcp } = await paintsOf(page);
    return { firstMs: fcp, largestMs: lcp };
  } finally {
    await context.close();
  }
}
