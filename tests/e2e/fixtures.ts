import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page, type Request } from '@playwright/test';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Where people stand in these tests; the stand-in provider gives each place its own weather. */
export const PLACES = {
  서울: { latitude: 37.498095, longitude: 127.02761 },
  제주: { latitude: 33.4996, longitude: 126.5312 },
  울릉: { latitude: 37.4845, longitude: 130.9057 },
  철원: { latitude: 38.1466, longitude: 127.3135 },
  대전: { latitude: 36.3504, longitude: 127.3845 },
  인천: { latitude: 37.4563, longitude: 126.7052 },
  대구: { latitude: 35.8714, longitude: 128.6014 },
  광주: { latitude: 35.1595, longitude: 126.8526 },
  세종: { latitude: 36.504, longitude: 127.265 },
  도쿄: { latitude: 35.6812, longitude: 139.7671 },
} as const;

/** Above the days ahead; after midnight nine are left of the ten until the weather is asked for again. */
export const DAYS_AHEAD = /^(열흘 동안|앞으로의 날씨)$/;

interface Options {
  /** Whether the device has seen the splash. */
  splashSeen: boolean;
  /** Whether the first minute's questions were put off before. */
  firstMinuteOver: boolean;
  /** Console errors that a test means to cause. */
  allowedErrors: RegExp[];
}

const SESSION_CHECK = '/api/auth/session';
/** Where the session check is held up by a test. */
const SESSION_LIMIT_MS = 10_000;

/** A page of the app; that of the worker for who is offline and those of the host itself ask for no session. */
const OF_THE_APP = 'html:has(main):has(script[src*="/_next/"])';

/**
 * Navigations of this page end when it is alive and knows who looks at it: what is tapped a blink earlier means
 * something else, and on a busy machine the blink is long.
 */
function awaitViewer(page: Page): void {
  const check = {
    predicate: (request: Request) => new URL(request.url()).pathname === SESSION_CHECK,
    timeout: SESSION_LIMIT_MS,
  };
  const whenKnown = async <T>(navigate: () => Promise<T>): Promise<T> => {
    const ends = [page.waitForEvent('requestfinished', check), page.waitForEvent('requestfailed', check)];
    const known = Promise.race(ends.map((end) => end.catch(() => undefined)));
    const result = await navigate();
    if ((await page.locator(OF_THE_APP).count()) > 0) await known;
    // The answer is on its way into the page: a turn of its event loop.
    await page.evaluate(() => undefined).catch(() => undefined);
    return result;
  };
  const { goto, reload } = page;
  page.goto = (...given) => whenKnown(() => goto.apply(page, given));
  page.reload = (...given) => whenKnown(() => reload.apply(page, given));
}

/** The page is opened as by somebody who was here before. */
export const passSplash = (page: Page) => page.addInitScript(() => (document.cookie = 'hasSeenSplash=1; path=/'));

/** The sky stands still: where there is no graphics card, to draw its drift keeps a fifth of a processor busy for each page. */
function holdSky(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('.sky::before, .sky::after { animation-play-state: paused !important }');
  document.adoptedStyleSheets = [held];
}

/** A page on which an unexpected console error, a thrown error or a breach of the content policy fails the test. */
export const test = base.extend<Options>({
  splashSeen: [true, { option: true }],
  firstMinuteOver: [true, { option: true }],
  allowedErrors: [[], { option: true }],
  page: async ({ page, splashSeen, firstMinuteOver, allowedErrors }, provide) => {
    const problems: string[] = [];
    const note = (text: string) => allowedErrors.some((allowed) => allowed.test(text)) || problems.push(text);
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(error.message));
    if (splashSeen) await passSplash(page);
    if (firstMinuteOver)
      await page.addInitScript(() => localStorage.setItem('first-minute', JSON.stringify(['where', 'when'])));
    await page.addInitScript(holdSky);
    awaitViewer(page);
    await provide(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Opens home as someone who stands at a place and has allowed the browser to say so. */
export async function openHomeAt(page: Page, place: keyof typeof PLACES): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(PLACES[place]);
  await page.goto('/home');
}

interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface AxeOptions {
  /** All that are on by themselves, where none are named. */
  runOnly?: string[];
  resultTypes?: ['violations'];
}

/** What axe finds on the page as it is now. */
export async function violations(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as {
        axe: { run: (options: AxeOptions) => Promise<{ violations: AxeViolation[] }> };
      };
      return (await axe.run(options)).violations;
    },
    { ...(runOnly && { runOnly }), resultTypes: ['violations'] } satisfies AxeOptions,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** The rules of axe that look at colours: all that another theme can break. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Axe finds nothing on the page as it is now, light and dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ABOUT_COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page, rules), `${page.url()} (${colorScheme})`).toEqual([]);
  }
}

/** How far the page can be scrolled sideways, px: more than nothing is a defect. */
export const sidewaysOverflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
