import type { Page } from '@playwright/test';
import { press, type Shot } from './shot';

/** Stores a visitor's schedule in the page: a working week with a night shift and one saved place. */
function storeWeek() {
  const span = (from: number, until: number, placeId: string | null) => ({
    spans: [{ from, until, placeId }],
    categoryId: null,
  });
  const office = { id: 'office01', name: '회사', latitude: 37.8813, longitude: 127.7298 };
  const region = { sidonm: '강원특별자치도', sggnm: '춘천시' };
  const work = { spans: [...span(8, 12, 'office01').spans, ...span(13, 19, 'office01').spans], categoryId: null };
  const week = [work, work, work, work, work, span(22, 6, null), { spans: [], categoryId: null }];
  localStorage.setItem('visitor-places', JSON.stringify([{ ...office, region }]));
  localStorage.setItem('visitor-day', JSON.stringify({ week }));
}

/** Stores a visitor's schedule in the page: the same hours every day, without a place. */
function storeSameHours() {
  const day = { spans: [{ from: 8, until: 19, placeId: null }], categoryId: null };
  localStorage.setItem('visitor-day', JSON.stringify({ week: Array(7).fill(day) }));
}

const showCard = (page: Page) => page.getByRole('button', { name: '나중에' }).scrollIntoViewIfNeeded();
const showHoursCard = async (page: Page) => {
  await press('button', '나중에')(page);
  await page.getByRole('button', { name: '9시-19시' }).scrollIntoViewIfNeeded();
};
const openMonday = (page: Page) => page.getByText('월', { exact: true }).click();
const enterOverlap = async (page: Page) => {
  await openMonday(page);
  await page.getByLabel('나가는 시각').nth(1).selectOption('11');
  await press('button', '저장하기')(page);
};

/** Screens of the schedule and of the first visit. */
export const DAY_SHOTS: Shot[] = [
  { name: 'day', path: '/my/day' },
  { name: 'day-same', path: '/my/day', before: storeSameHours },
  { name: 'day-week', path: '/my/day', before: storeWeek, act: openMonday },
  { name: 'day-overlap', path: '/my/day', before: storeWeek, act: enterOverlap },
  { name: 'day-dark', path: '/my/day', before: storeSameHours, dark: true },
  { name: 'day-320', path: '/my/day', before: storeWeek, width: 320, height: 568 },
  { name: 'day-200', path: '/my/day', before: storeSameHours, root: '200%' },
  { name: 'day-1280', path: '/my/day', before: storeSameHours, width: 1280, height: 800 },
  { name: 'day-lying', path: '/my/day', before: storeSameHours, width: 844, height: 390 },
  { name: 'day-home', path: '/home', before: storeSameHours },
  { name: 'day-home-664', path: '/home', before: storeSameHours, height: 664 },
  { name: 'day-home-lying', path: '/home', before: storeSameHours, width: 844, height: 390 },
  { name: 'first-where', path: '/home', isNew: true, act: showCard },
  { name: 'first-when', path: '/home', isNew: true, act: showHoursCard },
  { name: 'first-where-320', path: '/home', isNew: true, act: showCard, width: 320, height: 568 },
  { name: 'first-when-dark', path: '/home', isNew: true, act: showHoursCard, dark: true },
  { name: 'first-when-lying', path: '/home', isNew: true, act: showHoursCard, width: 844, height: 390 },
  { name: 'first-when-200', path: '/home', isNew: true, act: showHoursCard, root: '200%' },
];
