import { press, settle, type Shot } from './shot';
import type { Page } from '@playwright/test';

/** Stores a visitor's trips in the page: three days in Jeju from tomorrow, and five in Busan a week later. */
function storeTrips() {
  const inDays = (days: number) => new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  const trip = { removed: [], wanted: [] };
  const jeju = { latitude: 33.4996, longitude: 126.5312, region: { sidonm: '제주특별자치도', sggnm: '제주시' } };
  const busan = { latitude: 35.1631, longitude: 129.1635, region: { sidonm: '부산광역시', sggnm: '해운대구' } };
  const what = [
    { ...trip, ...jeju, id: 'trip0001', from: inDays(1), categoryIds: [2, 2, 2] },
    { ...trip, ...busan, id: 'trip0002', from: inDays(8), categoryIds: [2, 2, 2, 2, 2] },
  ];
  localStorage.setItem('trips', JSON.stringify({ ownerId: null, what }));
}

const openStrip = async (page: Page) => {
  await page.locator('#day-strip-button').click();
  await page.locator('[data-date]').first().waitFor();
  await settle(page);
};
const showList = async (page: Page) => {
  await page.getByRole('button', { name: '공유', exact: true }).waitFor();
  await settle(page);
};
const openShare = async (page: Page) => {
  await showList(page);
  await press('button', '공유')(page);
};
const TRIP = { path: '/my/trip?id=trip0001', before: storeTrips };

/** The strip of ten days, and trips with their packing lists. */
export const TRIP_SHOTS: Shot[] = [
  { name: 'strip', path: '/home', act: openStrip },
  { name: 'strip-dark', path: '/home', act: openStrip, dark: true },
  { name: 'strip-320', path: '/home', act: openStrip, width: 320, height: 568 },
  { name: 'strip-lying', path: '/home', act: openStrip, width: 844, height: 390 },
  { name: 'trips-new', path: '/my/trips' },
  { name: 'trips', path: '/my/trips', before: storeTrips },
  { name: 'trip', ...TRIP, act: showList, full: true },
  { name: 'trip-dark', ...TRIP, act: showList, dark: true },
  { name: 'trip-320', ...TRIP, act: showList, width: 320, height: 568 },
  { name: 'trip-share', ...TRIP, act: openShare },
];
