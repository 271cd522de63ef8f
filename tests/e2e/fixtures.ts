import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page, type Request } from '@playwright/test';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Positions in these tests; the stand-in provider has different weather for each. */
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
  울산: { latitude: 35.5384, longitude: 129.3114 },
  도쿄: { latitude: 35.6812, longitude: 139.7671 },
} as const;

/** Heading of the ten-day forecast; after midnight it has nine days until the next fetch. */
export const DAYS_AHEAD = /^(열흘 동안|앞으로의 날씨)$/;

/** Temperatures of home: those of now, or late in the evening those of tomorrow. */
export const TEMPERATURES = /지금 체감|내일 최저/;

interface Options {
  /** True if the device has already shown the splash. */
  splashSeen: boolean;
  /** True if the questions of the first minute were dismissed before. */
  firstMinuteOver: boolean;
  /** Console errors that a test expects. */
  allowedErrors: RegExp[];
}

const SESSION_CHECK = '/api/auth/session';
/** Limit for waiting for the session check, which some tests delay. */
const SESSION_LIMIT_MS = 10_000;

/** Matches pages of the app, which check the session; the offline page and pages of the host itself do not. */
const APP_PAGE = 'html:has(main):has(script[src*="/_next/"])';

/**
 * Makes navigations wait until the page is hydrated and the session check is complete: a tap before that has another
 * effect, and on a busy machine the gap is long.
 */
function awaitSession(page: Page): void {
  const check = {
    predicate: (request: Request) => new URL(request.url()).pathname === SESSION_CHECK,
    timeout: SESSION_LIMIT_MS,
  };
  const whenKnown = async <T>(navigate: () => Promise<T>): Promise<T> => {
    const ends = [page.waitForEvent('requestfinished', check), page.waitForEvent('requestfailed', check)];
    const known = Promise.race(ends.map((end) => end.catch(() => undefined)));
    const result = await navigate();
    if ((await page.locator(APP_PAGE).count()) > 0) await known;
    // Wait one turn of the event loop, in which the page receives the response.
    await page.evaluate(() => undefined).catch(() => undefined);
    return result;
  };
  const { goto, reload } = page;
  page.goto = (...given) => whenKnown(() => goto.apply(page, given));
  page.reload = (...given) => whenKnown(() => reload.apply(page, given));
}

/** Opens the page as on a returning device. */
export const skipSplash = (page: Page) => page.addInitScript(() => (document.cookie = 'hasSeenSplash=1; path=/'));

/** Pauses the drifting sky: without a graphics card its animation takes a fifth of a core per page. */
function pauseSky(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('.sky::before, .sky::after { animation-play-state: paused !important }');
  document.adoptedStyleSheets = [held];
}

/** Passes violations of the content policy to the test, also those that the violating library catches. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    const { noteProblem } = window as unknown as { noteProblem: (text: string) => void };
    noteProblem(`Content Security Policy: ${effectiveDirective} blocked ${blockedURI}`);
  });
}

/** A page on which an unexpected console error, an exception or a content policy violation fails the test. */
export const test = base.extend<Options>({
  splashSeen: [true, { option: true }],
  firstMinuteOver: [true, { option: true }],
  allowedErrors: [[], { option: true }],
  page: async ({ page, splashSeen, firstMinuteOver, allowedErrors }, provide) => {
    const problems: string[] = [];
    const note = (text: string) => allowedErrors.some((allowed) => allowed.test(text)) || problems.push(text);
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    page.on('pageerror', (error) => note(error.message));
    if (splashSeen) await skipSplash(page);
    if (firstMinuteOver)
      await page.addInitScript(() => localStorage.setItem('first-minute', JSON.stringify(['where', 'when', 'cold'])));
    await page.addInitScript(pauseSky);
    await page.exposeFunction('noteProblem', note);
    await page.addInitScript(reportViolations);
    awaitSession(page);
    await provide(page);
    expect(problems).toEqual([]);
  },
});

export { expect };

/** Opens home at a position with geolocation permission. */
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
  /** Defaults to all rules that are enabled by default. */
  runOnly?: string[];
  resultTypes?: ['violations'];
}

/** Returns axe's violations on the current page, or within an element of it. */
export async function findViolations(page: Page, runOnly?: string[], within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    async ({ selector, options }) => {
      const { axe } = window as unknown as {
        axe: { run: (context: string, options: AxeOptions) => Promise<{ violations: AxeViolation[] }> };
      };
      return (await axe.run(selector, options)).violations;
    },
    {
      selector: within,
      options: { ...(runOnly && { runOnly }), resultTypes: ['violations'] } satisfies AxeOptions,
    },
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
  );
}

/** axe rules about colours, the only ones that another theme can violate. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Expects no axe violation on the current page, light and dark. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ABOUT_COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // The library of the toasts follows a new theme some frames later than the page.
    await expect.poll(() => findViolations(page, rules), `${page.url()} (${colorScheme})`).toEqual([]);
  }
}

/** Returns the horizontal overflow of the page in px; any overflow is a defect. */
export const measureOverflowPx = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns touch targets below 44 px. A label counts for the input in it, and the area around a small line of text for the
 * text.
 */
export const findSmallTargets = (page: Page) =>
  page.evaluate(() => {
    const TARGETS = 'a, button, select, textarea, summary, label:has(input), input:not([type=hidden])';
    const dialog = [...document.querySelectorAll('dialog')].findLast(({ open }) => open);
    const isTarget = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.matches('label input, .sr-only, [inert] *, [aria-hidden=true] *');
    return [...(dialog ?? document.body).querySelectorAll<HTMLElement>(TARGETS)]
      .filter(isTarget)
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const around = getComputedStyle(element, '::before');
        const measure = (px: string) => (around.position === 'absolute' && parseFloat(px)) || 0;
        const text = element.innerText || element.ariaLabel || element.outerHTML;
        return {
          text: text.slice(0, 80),
          wide: Math.max(width, measure(around.width)),
          high: Math.max(height, measure(around.height)),
        };
      })
      .filter(({ high, wide }) => wide > 0 && (high < 44 || wide < 44));
  });
