import type { Page } from '@playwright/test';
import { press, type Shot } from './shot';

async function saveTwo(page: Page): Promise<void> {
  for (const category of ['데일리', '데이트']) {
    await page.getByRole('tab', { name: category }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: '저장', exact: false }).first().click();
    await page.waitForTimeout(500);
  }
}

const selectFirst = async (page: Page) => {
  await press('button', '편집')(page);
  await page.getByRole('checkbox').first().check({ force: true });
};

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; SM-S931N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const offer = (page: Page) => page.getByRole('button', { name: '나중에' }).scrollIntoViewIfNeeded();
/** The offer to install the app appears from the third visit on. */
const before = () => localStorage.setItem('visits', '2');

/** Stores three saved places of a visitor in the page. */
const somePlaces = () => {
  const region = (sidonm: string, sggnm: string) => ({ sidonm, sggnm });
  const places = [
    { id: 'home0001', name: '집', latitude: 37.5012, longitude: 127.0396, region: region('서울특별시', '강남구') },
    {
      id: 'office01',
      name: '회사',
      latitude: 37.8813,
      longitude: 127.7298,
      region: region('강원특별자치도', '춘천시'),
    },
    {
      id: 'parents1',
      name: '부모님 댁',
      latitude: 33.4996,
      longitude: 126.5312,
      region: region('제주특별자치도', '제주시'),
    },
  ];
  localStorage.setItem('visitor-places', JSON.stringify(places));
};
const openPlaces = async (page: Page) => {
  await press('button', /다른 장소 보기$/)(page);
  await page.getByRole('dialog').getByRole('list').waitFor();
  await page.waitForTimeout(1_500);
};
const searchPlaces = (query: string) => async (page: Page) => {
  await openPlaces(page);
  await page.getByLabel('지역 이름으로 찾기').fill(query);
  await page.waitForTimeout(1_500);
};
const showSavedHome = async (page: Page) => {
  await openPlaces(page);
  await press('button', /^집/)(page);
  await page.waitForLoadState('networkidle');
};
const savePlace = async (page: Page) => {
  await searchPlaces('ㅊㅊㅅ')(page);
  await press('button', /춘천시 저장$/)(page);
};
const changePlace = async (page: Page) => {
  await openPlaces(page);
  await press('button', '회사 고치기')(page);
};

/**
 * Screens of bookmarks, alarms, places, notices and installation. The order matters: later screens show what the member
 * saved in earlier ones.
 */
export const POCKET_SHOTS: Shot[] = [
  { name: 'bookmark-empty', path: '/my/bookmark', member: true },
  { name: 'bookmark-saved', path: '/home', member: true, act: saveTwo },
  { name: 'bookmark', path: '/my/bookmark', member: true },
  { name: 'bookmark-dark', path: '/my/bookmark', member: true, dark: true },
  { name: 'bookmark-edit', path: '/my/bookmark', member: true, act: selectFirst },
  { name: 'bookmark-320', path: '/my/bookmark', member: true, width: 320, height: 568 },
  { name: 'bookmark-open', path: '/my/bookmark', member: true, act: press('button', /크게 보기/) },
  { name: 'alarm', path: '/my/alarm', member: true, full: true },
  { name: 'alarm-dark', path: '/my/alarm', member: true, full: true, dark: true },
  { name: 'alarm-permission', path: '/my/alarm', member: true, act: press('switch', /알림/) },
  { name: 'places', path: '/home', before: somePlaces, act: openPlaces },
  { name: 'places-dark', path: '/home', before: somePlaces, act: openPlaces, dark: true },
  { name: 'places-320', path: '/home', before: somePlaces, act: openPlaces, width: 320, height: 568 },
  { name: 'places-lying', path: '/home', before: somePlaces, act: openPlaces, width: 844, height: 390 },
  { name: 'places-200', path: '/home', before: somePlaces, act: openPlaces, root: '200%' },
  { name: 'places-first', path: '/home', act: openPlaces },
  { name: 'places-search', path: '/home', act: searchPlaces('ㄱㄴㄱ') },
  { name: 'places-same', path: '/home', act: searchPlaces('중구') },
  { name: 'places-dong', path: '/home', act: searchPlaces('역삼') },
  { name: 'places-none', path: '/home', act: searchPlaces('없는동네') },
  { name: 'places-save', path: '/home', act: savePlace },
  { name: 'places-change', path: '/home', before: somePlaces, act: changePlace },
  { name: 'home-place', path: '/home', before: somePlaces, act: showSavedHome },
  { name: 'notice', path: '/my/notice' },
  { name: 'notice-1', path: '/my/notice/1', full: true },
  { name: 'notice-unknown', path: '/my/notice/99' },
  {
    name: 'install-iphone',
    path: '/home',
    userAgent: `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`,
    before,
    act: offer,
  },
  {
    name: 'outside-kakaotalk',
    path: '/home',
    userAgent: `${ANDROID} KAKAOTALK 25.8.0`,
    act: offer,
  },
  { name: 'offline', path: '/offline.html' },
];
