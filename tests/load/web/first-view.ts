import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow network: Lighthouse's "slow 4G", throttled by the browser. */
export const PHONE = { width: 390, height: 844 };
const SCALE = 2;
export const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};
/** The page is idle if nothing arrived for this time, in ms. */
const QUIET_MS = 2_000;

/** Measurements of a first visit. */
export interface FirstView {
  /** First contentful paint, in ms. */
  fcp: number;
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** Largest contentful paint without the splash, in ms. */
  visible: number;
  /** Total blocking time after the first paint, in ms. */
  tbt: number;
  /** Longest task after the first paint, in ms. */
  longestTask: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Transferred bytes, in KB. */
  kb: number;
  /** Transferred scripts, in KB. */
  scriptKb: number;
}

interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  tasks: { startTime: number; duration: number }[];
  splashEnd: number;
}

/** Runs in the page before any other script and records its paints. */
export function recordPaints(): void {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, tasks: [], splashEnd: 0 };
  Object.assign(window, { noted });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', (entry) => entry.name === 'first-contentful-paint' && (noted.fcp = entry.startTime));
  watch('largest-contentful-paint', ({ startTime }) => (noted.lcp = startTime));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) noted.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  new MutationObserver(() => {
    if (document.documentElement.dataset.splash === undefined && noted.splashEnd === -1)
      noted.splashEnd = performance.now();
    else if (document.documentElement.dataset.splash !== undefined) noted.splashEnd = -1;
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-splash'] });
}

interface Loaded {
  bytes: number;
  scriptBytes: number;
  lastMs: number;
}

async function countBytes(session: CDPSession): Promise<Loaded> {
  const loaded: Loaded = { bytes: 0, scriptBytes: 0, lastMs: performance.now() };
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') loaded.scriptBytes += encodedDataLength;
    loaded.lastMs = performance.now();
  });
  await session.send('Network.enable');
  return loaded;
}

/** Throttles processor and network to a mid-range phone. */
export async function slowDown(page: Page, line = SLOW_4G): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}

/** Runs a function in each page before any other script. Defines the helper that tsx inserts into it. */
export async function inject(page: Page, run: () => void): Promise<void> {
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(run);
}

/** Returns the paints recorded so far. */
export const readPaints = (page: Page): Promise<Noted> =>
  page.evaluate(() => (window as unknown as { noted: Noted }).noted);

/** Opens a page as on a first visit. */
export async function viewFirst(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: SCALE,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
    // The worker starts last and would be counted only partly.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await inject(page, recordPaints);
  const loaded = await countBytes(await slowDown(page));
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  while (performance.now() - loaded.lastMs < QUIET_MS) await page.waitForTimeout(200);
  const noted = await readPaints(page);
  const tasks = noted.tasks.filter(({ startTime }) => startTime >= noted.fcp).map(({ duration }) => duration);
  await context.close();
  return {
    fcp: noted.fcp,
    lcp: noted.lcp,
    visible: Math.max(noted.lcp, noted.splashEnd),
    tbt: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    longestTask: Math.max(0, ...tasks),
    cls: noted.cls,
    kb: loaded.bytes / 1_000,
    scriptKb: loaded.scriptBytes / 1_000,
  };
}
