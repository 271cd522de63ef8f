import type { Page } from '@playwright/test';
import { press, settle, SHOT_PLACES, type Shot } from './shot';

/** Start of the evening server's clock. */
export const EVENING = '2026-11-22T20:10:00+09:00';

const prompt = (role: 'button' | 'tab', name: string | RegExp) => async (page: Page) => {
  await press(role, name)(page);
  await page.getByRole('dialog').waitFor();
};

async function swipeOn(page: Page): Promise<void> {
  await page.locator('[aria-roledescription=캐러셀] li button').first().press('ArrowRight');
  await page.getByRole('dialog').waitFor();
}

const lightPiece = (page: Page) =>
  page.getByRole('heading', { name: '챙기기' }).locator('xpath=..').getByRole('button').first().click();

/** Presses 다른 코디 until no outfit is left. */
async function showAllOutfits(page: Page): Promise<void> {
  const end = page.getByText('어울리는 코디를 모두 봤어요');
  while (!(await end.isVisible())) {
    await page.getByRole('button', { name: '다른 코디' }).click();
    await settle(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

const selectNeverWear = async (page: Page) => {
  for (const kind of ['반바지', '가죽옷', '모자']) {
    const box = page.getByRole('checkbox', { name: kind });
    if (!(await box.isChecked())) await page.getByText(kind, { exact: true }).click();
  }
  await settle(page);
};
const NEVER_WEAR = { path: '/my/never-wear', member: true, act: selectNeverWear };

/** The landing page, home and the weather. */
export const MAIN_SHOTS: Shot[] = [
  { name: 'login', path: '/login' },
  { name: 'login-2', path: '/login', act: press('button', /2번째 소개/) },
  { name: 'login-3', path: '/login', act: press('button', /3번째 소개/) },
  { name: 'splash', path: '/home', splash: true },
  { name: 'home', path: '/home' },
  { name: 'home-long', path: '/home', full: true },
  ...SHOT_PLACES.map((place) => ({ name: `home-${place}`, path: '/home', place })),
  { name: 'home-dark', path: '/home', dark: true },
  { name: 'home-recorded', path: '/home', server: 'recorded' },
  { name: 'home-evening', path: '/home', server: 'evening' },
  { name: 'home-320', path: '/home', width: 320, height: 568 },
  { name: 'home-664', path: '/home', height: 664 },
  { name: 'home-360', path: '/home', width: 360, height: 640 },
  { name: 'home-lying', path: '/home', width: 844, height: 390 },
  { name: 'home-forced', path: '/home', dark: true, forced: true },
  { name: 'home-piece', path: '/home', place: 'snow', act: lightPiece },
  { name: 'home-480', path: '/home', width: 480 },
  { name: 'home-1280', path: '/home', width: 1280, height: 800 },
  { name: 'home-worn', path: '/home', act: press('button', '오늘 이거 입었어요'), full: true },
  { name: 'home-end', path: '/home', member: true, act: showAllOutfits },
  { name: 'never-wear', ...NEVER_WEAR },
  { name: 'never-wear-dark', ...NEVER_WEAR, dark: true },
  { name: 'never-wear-320', ...NEVER_WEAR, width: 320, height: 568 },
  { name: 'never-wear-lying', ...NEVER_WEAR, width: 844, height: 390 },
  { name: 'prompt-bookmark', path: '/home', act: prompt('button', /저장$/) },
  { name: 'prompt-category', path: '/home', act: prompt('tab', '데이트') },
  { name: 'prompt-carousel', path: '/home', act: swipeOn },
  { name: 'home-no-outfits', path: '/home', place: 'heat', block: '**/api/v1/outfit?*' },
  { name: 'home-no-weather', path: '/home', place: 'cold', block: '**/api/v1/weather/**' },
  { name: 'weather', path: '/weather', full: true },
  { name: 'weather-dark', path: '/weather', full: true, dark: true },
  { name: 'weather-recorded', path: '/weather', server: 'recorded', full: true },
  { name: 'weather-lying', path: '/weather', width: 844, height: 390 },
  { name: 'weather-200', path: '/weather', place: 'rain', root: '200%', full: true },
  { name: 'weather-320', path: '/weather', width: 320, height: 568 },
  ...SHOT_PLACES.map((place) => ({ name: `weather-${place}`, path: '/weather', place, full: true })),
];
