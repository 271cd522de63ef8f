// `npm run screens [names]`: takes the screenshots that docs/screens/README.md shows, or the named ones. Builds the app
// first. Requires Chromium.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { ACCOUNT_SHOTS, API_SECRET, becomeMember } from './account-screens.mjs';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { DAY_SHOTS } from './day-screens.mjs';
import { ENGLISH_SHOTS } from './english-screens.mjs';
import { EVENING_SHOTS } from './evening-screens.mjs';
import { POCKET_SHOTS } from './pocket-screens.mjs';
import { EVENING_TODAY_SHOTS, OUTAGE_SHOTS, SURFACE_SHOTS, WORN_SHOTS } from './surface-screens.mjs';

const FOLDER = 'docs/screens';
/** Long, so that a busy machine does not fail the run. */
const WAIT_MS = 180_000;
const PORTS = { provider: 4410, live: 4400, recorded: 4401, evening: 4402, away: 4403 };
const EVENING = '2026-11-22T20:10:00+09:00';
const PLACES = {
  rain: { latitude: 33.4996, longitude: 126.5312 },
  snow: { latitude: 37.4845, longitude: 130.9057 },
  cold: { latitude: 38.1466, longitude: 127.3135 },
  dust: { latitude: 37.4563, longitude: 126.7052 },
  heat: { latitude: 35.8714, longitude: 128.6014 },
};
const LIVE = `http://127.0.0.1:${PORTS.live}`;
const RECORDED = `http://127.0.0.1:${PORTS.recorded}`;
const AT_EVENING = `http://127.0.0.1:${PORTS.evening}`;
const AWAY = `http://127.0.0.1:${PORTS.away}`;

const children = [];
function start(args, env = {}) {
  const child = spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  children.push(child);
}

/** Resolves when a URL returns a 2xx response. Throws after `WAIT_MS`. */
async function waitUntilUp(url) {
  for (const limit = Date.now() + WAIT_MS; Date.now() < limit; await new Promise((done) => setTimeout(done, 300)))
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  throw new Error(`${url} did not respond within ${WAIT_MS / 1_000} s.`);
}

function app(name, provider, env = {}) {
  const folder = `test-results/screens-${name}`;
  // Weather that an earlier run stored would be shown as old.
  rmSync(folder, { recursive: true, force: true });
  start(['node_modules/next/dist/bin/next', 'start', '-p', String(PORTS[name])], {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    WEATHER_SOURCE: 'open-meteo',
    OPEN_METEO_BASE_URL: `http://127.0.0.1:${provider}`,
    LOG_LEVEL: 'error',
    API_SECRET,
    ...env,
  });
}

const waitUntilIdle = (page) => page.waitForLoadState('networkidle').then(() => page.waitForTimeout(500));
const prompt = (role, name) => async (page) => {
  await page.getByRole(role, { name }).first().click({ force: true });
  await page.getByRole('dialog').waitFor();
};

async function swipeOn(page) {
  await page.locator('[aria-roledescription=캐러셀] li button').first().press('ArrowRight');
  await page.getByRole('dialog').waitFor();
}

const lightPiece = (page) =>
  page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first().click();

/** Presses 다른 코디 until no outfit is left. */
async function showAllOutfits(page) {
  const end = page.getByText('어울리는 코디를 모두 봤어요');
  while (!(await end.isVisible())) {
    await page.getByRole('button', { name: '다른 코디' }).click();
    await waitUntilIdle(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

const markWorn = (page) => page.getByRole('button', { name: '오늘 이거 입었어요' }).click();
const selectNeverWear = async (page) => {
  for (const kind of ['반바지', '가죽옷', '모자']) {
    const box = page.getByRole('checkbox', { name: kind });
    if (!(await box.isChecked())) await page.getByText(kind, { exact: true }).click();
  }
  await waitUntilIdle(page);
};
const NEVER_WEAR = { url: `${LIVE}/my/never-wear`, member: true, act: selectNeverWear };

const at = (server, shots) => shots.map(({ path, ...shot }) => ({ url: `${server}${path}`, ...shot }));

/** Screenshots: name, URL and options. */
const SHOTS = [
  { name: 'login', url: `${LIVE}/login` },
  { name: 'login-2', url: `${LIVE}/login`, act: (page) => page.getByRole('button', { name: /2번째 소개/ }).click() },
  { name: 'login-3', url: `${LIVE}/login`, act: (page) => page.getByRole('button', { name: /3번째 소개/ }).click() },
  { name: 'splash', url: `${LIVE}/home`, splash: true },
  { name: 'home', url: `${LIVE}/home` },
  { name: 'home-long', url: `${LIVE}/home`, full: true },
  ...Object.keys(PLACES).map((place) => ({ name: `home-${place}`, url: `${LIVE}/home`, place })),
  { name: 'home-dark', url: `${LIVE}/home`, dark: true },
  { name: 'home-recorded', url: `${RECORDED}/home` },
  { name: 'home-evening', url: `${AT_EVENING}/home`, clock: EVENING },
  { name: 'home-320', url: `${LIVE}/home`, width: 320, height: 568 },
  { name: 'home-664', url: `${LIVE}/home`, height: 664 },
  { name: 'home-360', url: `${LIVE}/home`, width: 360, height: 640 },
  { name: 'home-lying', url: `${LIVE}/home`, width: 844, height: 390 },
  { name: 'home-forced', url: `${LIVE}/home`, dark: true, forced: true },
  { name: 'home-piece', url: `${LIVE}/home`, place: 'snow', act: lightPiece },
  { name: 'home-480', url: `${LIVE}/home`, width: 480 },
  { name: 'home-1280', url: `${LIVE}/home`, width: 1280, height: 800 },
  { name: 'home-worn', url: `${LIVE}/home`, act: markWorn, full: true },
  { name: 'home-end', url: `${LIVE}/home`, member: true, act: showAllOutfits },
  { name: 'never-wear', ...NEVER_WEAR },
  { name: 'never-wear-dark', ...NEVER_WEAR, dark: true },
  { name: 'never-wear-320', ...NEVER_WEAR, width: 320, height: 568 },
  { name: 'never-wear-lying', ...NEVER_WEAR, width: 844, height: 390 },
  { name: 'prompt-bookmark', url: `${LIVE}/home`, act: prompt('button', /저장$/) },
  { name: 'prompt-category', url: `${LIVE}/home`, act: prompt('tab', '데이트') },
  { name: 'prompt-carousel', url: `${LIVE}/home`, act: swipeOn },
  { name: 'home-no-outfits', url: `${LIVE}/home`, place: 'heat', block: '**/api/v1/outfit?*' },
  { name: 'home-no-weather', url: `${LIVE}/home`, place: 'cold', block: '**/api/v1/weather/**' },
  { name: 'weather', url: `${LIVE}/weather`, full: true },
  { name: 'weather-dark', url: `${LIVE}/weather`, full: true, dark: true },
  { name: 'weather-recorded', url: `${RECORDED}/weather`, full: true },
  { name: 'weather-lying', url: `${LIVE}/weather`, width: 844, height: 390 },
  { name: 'weather-200', url: `${LIVE}/weather`, place: 'rain', root: '200%', full: true },
  { name: 'weather-320', url: `${LIVE}/weather`, width: 320, height: 568 },
  ...Object.keys(PLACES).map((place) => ({ name: `weather-${place}`, url: `${LIVE}/weather`, place, full: true })),
  ...at(LIVE, [...ACCOUNT_SHOTS, ...POCKET_SHOTS, ...DAY_SHOTS, ...EVENING_SHOTS, ...SURFACE_SHOTS, ...WORN_SHOTS]),
  ...at(LIVE, ENGLISH_SHOTS),
  ...at(AT_EVENING, EVENING_TODAY_SHOTS).map((shot) => ({ clock: EVENING, ...shot })),
  ...at(AWAY, OUTAGE_SHOTS),
];

const SAME_ORIGIN_HEADERS = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };
const MEMBERS_PLACES = [
  ['home0001', '집', 37.5012, 127.0396, '서울특별시', '강남구'],
  ['office01', '회사', 37.8813, 127.7298, '강원특별자치도', '춘천시'],
].map(([id, name, latitude, longitude, sidonm, sggnm]) => ({
  id,
  name,
  latitude,
  longitude,
  region: { sidonm, sggnm },
}));

/** Storage state of a logged-in member, created when the first screen of a member is taken. */
let memberState;
async function createMember(chrome) {
  const context = await chrome.newContext({ baseURL: LIVE, locale: 'ko-KR', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  await page.addInitScript(() => (document.cookie = 'hasSeenSplash=1; path=/'));
  await becomeMember(page);
  await page.request.put(`${LIVE}/api/v1/places`, { headers: SAME_ORIGIN_HEADERS, data: { content: MEMBERS_PLACES } });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Scrolls through the page, so that pictures below the window are loaded. */
async function loadPictures(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((done) => setTimeout(done, 100));
    }
    scrollTo(0, 0);
  });
  await waitUntilIdle(page);
}

async function locate(page, place) {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(PLACES[place]);
  await page.goto(`${LIVE}/home`);
  await page.waitForFunction(() => document.cookie.includes('place='));
}

/** Resolves when the live server shows current weather. Until it has opened its database, it shows usual weather. */
async function waitForWeather(chrome) {
  const page = await chrome.newPage({ locale: 'ko-KR' });
  page.setDefaultTimeout(WAIT_MS);
  await page.goto(`${LIVE}/home`);
  await page.getByText('지금 체감').first().waitFor();
  await page.close();
}

async function take(chrome, shot) {
  const {
    name,
    url,
    width = 390,
    height = 844,
    dark,
    forced,
    splash,
    place,
    before,
    act,
    block,
    full,
    member,
    isNew,
    userAgent,
    root,
    clock,
    allow,
    language = 'ko',
  } = shot;
  if (member) memberState ??= await createMember(chrome);
  const context = await chrome.newContext({
    baseURL: LIVE,
    ...(member && { storageState: memberState }),
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
  page.setDefaultTimeout(WAIT_MS);
  await context.addCookies([{ name: 'language', value: language, url: new URL(url).origin }]);
  if (!splash) await page.addInitScript(() => (document.cookie = 'hasSeenSplash=1; path=/'));
  if (!isNew) await page.addInitScript(() => localStorage.setItem('first-minute', '["where","when"]'));
  if (member) await page.addInitScript(() => sessionStorage.setItem('hasBeenWelcomed', 'true'));
  if (before) await page.addInitScript(before);
  if (clock) await page.clock.install({ time: clock });
  if (allow) await context.grantPermissions(['notifications']);
  if (block) await page.route(block, (request) => request.abort());
  if (place) await locate(page, place);
  if (!(place && url.endsWith('/home'))) await page.goto(url);
  if (splash) await page.waitForTimeout(1_100);
  else await waitUntilIdle(page);
  if (root) await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), root);
  if (block) await page.getByRole('alert').first().waitFor({ timeout: 20_000 });
  if (full) await loadPictures(page);
  await act?.(page);
  if (act) await page.waitForTimeout(500);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 78, fullPage: Boolean(full) });
  await context.close();
}

const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
const listed = Array.from(index.matchAll(/"([\w-]+)\.jpg"/g), ([, name]) => name);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : listed;
const unknown = wanted.filter((wantedName) => !SHOTS.some(({ name }) => name === wantedName));
if (unknown.length > 0) throw new Error(`Unknown screenshots: ${unknown.join(', ')}`);
build();
try {
  start(['node_modules/tsx/dist/cli.mjs', 'tests/support/provider-main.mts', String(PORTS.provider)]);
  app('live', PORTS.provider);
  app('recorded', 9, { WEATHER_SOURCE: 'recorded' });
  app('evening', 9, {
    ...{ WEATHER_SOURCE: 'recorded', CLOCK_START: EVENING },
    NODE_OPTIONS: `--import ${resolve('tests/support/clock.mjs')}`,
  });
  // Nothing listens on this port, so the weather is unknown.
  app('away', 9);
  await waitUntilUp(`http://127.0.0.1:${PORTS.provider}/health`);
  await waitUntilUp(`${LIVE}/api/health/live`);
  await waitUntilUp(`${RECORDED}/api/health/live`);
  await waitUntilUp(`${AT_EVENING}/api/health/live`);
  await waitUntilUp(`${AWAY}/api/health/live`);
  const chrome = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-sync', '--no-first-run'],
  });
  await waitForWeather(chrome);
  for (const shot of SHOTS.filter(({ name }) => wanted.includes(name))) await take(chrome, shot);
  await chrome.close();
} finally {
  for (const child of children) child.kill('SIGTERM');
}
