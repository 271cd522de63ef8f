import type { Browser, Page } from '@playwright/test';

const FOLDER = 'docs/screens';
const PLACES = {
  rain: { latitude: 33.4996, longitude: 126.5312 },
  snow: { latitude: 37.4845, longitude: 130.9057 },
  cold: { latitude: 38.1466, longitude: 127.3135 },
  dust: { latitude: 37.4563, longitude: 126.7052 },
  heat: { latitude: 35.8714, longitude: 128.6014 },
};
export type ShotPlace = keyof typeof PLACES;
export const SHOT_PLACES = Object.keys(PLACES) as ShotPlace[];

type Act = (page: Page) => Promise<unknown>;

/** A screenshot: the screen, the device, and the actions that lead to its state. */
export interface Shot {
  name: string;
  path: string;
  /** The server by its weather. `live` by default. */
  server?: 'live' | 'recorded' | 'evening' | 'away';
  width?: number;
  height?: number;
  /** Whether the whole page is shown, not only the window. */
  full?: boolean;
  dark?: boolean;
  /** Whether the colours of the device replace those of the page. */
  forced?: boolean;
  splash?: boolean;
  /** Root font size, such as 200%. */
  root?: string;
  place?: ShotPlace;
  language?: 'ko' | 'en';
  userAgent?: string;
  member?: boolean;
  /** Whether the questions of the first visit are asked. */
  isNew?: boolean;
  /** Whether notifications are allowed. */
  allow?: boolean;
  /** The device's time, ISO 8601. */
  clock?: string;
  /** Pattern of the requests that fail. */
  block?: string;
  /** Runs in the page before its scripts. */
  before?: () => void;
  act?: Act;
}

/** Storage of a logged-in member, as Playwright saves it. */
export type MemberState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Waits until nothing loads and animations are over. */
export const settle = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
};

/** Clicks the first element with a role and a name. */
export const press =
  (role: Parameters<Page['getByRole']>[0], name: string | RegExp): Act =>
  (page) =>
    page.getByRole(role, { name }).first().click({ force: true });

/** Scrolls through the page, so that pictures below the window are loaded. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 100));
    }
    scrollTo(0, 0);
  });
  await settle(page);
}

async function locate(page: Page, place: ShotPlace): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(PLACES[place]);
  await page.goto('/home');
  await page.waitForFunction(() => document.cookie.includes('place='));
}

async function openPage(browser: Browser, baseURL: string, shot: Shot, member: MemberState): Promise<Page> {
  const { width = 390, height = 844, dark, forced, splash, isNew, userAgent } = shot;
  const context = await browser.newContext({
    baseURL,
    ...(shot.member && { storageState: member }),
    ...(userAgent && { userAgent }),
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: width < 1000,
    hasTouch: width < 1000,
    locale: 'ko-KR',
    forcedColors: forced ? 'active' : 'none',
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: splash ? 'no-preference' : 'reduce',
  });
  const page = await context.newPage();
  await context.addCookies([{ name: 'language', value: shot.language ?? 'ko', url: baseURL }]);
  if (!splash) await page.addInitScript(() => (document.cookie = 'hasSeenSplash=1; path=/'));
  if (!isNew) await page.addInitScript(() => localStorage.setItem('first-minute', '["where","when","cold"]'));
  if (shot.member) await page.addInitScript(() => sessionStorage.setItem('hasBeenWelcomed', 'true'));
  if (shot.before) await page.addInitScript(shot.before);
  if (shot.clock) await page.clock.install({ time: shot.clock });
  if (shot.allow) await context.grantPermissions(['notifications']);
  if (shot.block) await page.route(shot.block, (route) => route.abort());
  return page;
}

/** Takes a screenshot into docs/screens. */
export async function take(browser: Browser, baseURL: string, shot: Shot, member: MemberState): Promise<void> {
  const page = await openPage(browser, baseURL, shot, member);
  if (shot.place) await locate(page, shot.place);
  if (!(shot.place && shot.path === '/home')) await page.goto(shot.path);
  if (shot.splash) await page.waitForTimeout(1_100);
  else await settle(page);
  const { root } = shot;
  if (root) await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root);
  if (shot.block) await page.getByRole('alert').first().waitFor();
  if (shot.full) await loadPictures(page);
  await shot.act?.(page);
  if (shot.act) await page.waitForTimeout(500);
  const path = `${FOLDER}/${shot.name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 78, fullPage: Boolean(shot.full) });
  await page.context().close();
}
