import type { Page } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { startFrontServer, type FrontServer } from '../support/front-server';
import { expect, test as base } from './fixtures';

/** Fixtures with a real worker behind a proxy that the test controls. */
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

/** Returns the paths that the worker cached beyond the shell, by cache. */
export const cachedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const cached: Record<string, string[]> = {};
    for (const name of (await caches.keys()).filter((key) => !key.includes('precache')))
      cached[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    return cached;
  });

/**
 * Opens home as on a first visit and waits until the worker has cached its content and controls the page. Screens may
 * be cached earlier, but requests then bypass the worker.
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
