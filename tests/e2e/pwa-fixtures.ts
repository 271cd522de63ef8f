import type { Page } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { startFrontServer, type FrontServer } from '../support/front-server';
import { expect, test as base } from './fixtures';

/** Pages with a real worker, behind a network of the test's own. */
export const test = base.extend<{ front: FrontServer }>({
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to load resource|ERR_|Failed to fetch/],
  front: async ({}, provide) => {
    const front = await startFrontServer(`http://127.0.0.1:${PORTS.live}`);
    await provide(front);
    front.close();
  },
  baseURL: async ({ front }, provide) => provide(front.origin),
});

export { expect };

/** The paths of everything that the worker keeps beside the shell, by cache. */
export const cachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of (await caches.keys()).filter((key) => !key.includes('precache')))
      cached[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return cached;
  });

/**
 * Opens home as a phone does for the first time, and waits until the worker keeps what it shows and has taken the page
 * over: it may keep screens before, and what the page then asks for does not come by it.
 */
export async function firstVisit(page: Page): Promise<void> {
  await page.goto('/home');
  const isReady = async () => {
    const { 'personal-pages': pages = [], 'personal-pictures': pictures = [] } = await cachedPaths(page);
    const isLed = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    return isLed && pages.includes('/home') && pages.includes('/weather') && pictures.length > 0;
  };
  await expect.poll(isReady, { intervals: [100] }).toBe(true);
}
