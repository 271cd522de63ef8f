import type { Browser, BrowserContext } from '@playwright/test';
import { inject, recordPaints, readPaints, PHONE, slowDown } from './first-view';

/** Paint times of text and picture on a returning device, in ms after the navigation. */
export interface RepeatView {
  firstMs: number;
  largestMs: number;
}

const SETTLED_MS = 1_500;

/** True if the worker has cached the screen and its pictures. */
async function isScreenCached(path: string): Promise<boolean> {
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
  await inject(page, recordPaints);
  await slowDown(page, line);
  await context.setOffline(offline);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const { fcp, lcp } = await readPaints(page);
  return { firstMs: fcp, largestMs: lcp };
}

/** Opens a cached screen on the slow phone, with the slow network or offline. */
export async function viewAgain(browser: Browser, url: string, path: string, offline: boolean): Promise<RepeatView> {
  const context = await newPhone(browser);
  try {
    const first = await context.newPage();
    await first.goto(url + path);
    await first.waitForFunction(isScreenCached, path, { polling: 250, timeout: 60_000 });
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    return await openSlowly(context, url + path, undefined, offline);
  } finally {
    await context.close();
  }
}

/** Opens the baseline again on the slow phone without network latency, as a lower bound. */
export async function viewWithoutLatency(browser: Browser, address: string): Promise<RepeatView> {
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
