import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { PORTS } from '../../playwright.screens.config';
import { createMember, send } from '../e2e/member-steps';
import { ACCOUNT_SHOTS } from './account-shots';
import { DAY_SHOTS } from './day-shots';
import { ENGLISH_SHOTS } from './english-shots';
import { EVENING_SHOTS } from './evening-shots';
import { EVENING, MAIN_SHOTS } from './main-shots';
import { writeManifestPictures } from './manifest-pictures';
import { POCKET_SHOTS } from './pocket-shots';
import { take, type MemberState, type Shot } from './shot';
import { TRIP_SHOTS } from './trip-shots';
import { EVENING_TODAY_SHOTS, OUTAGE_SHOTS, SURFACE_SHOTS, WORN_SHOTS } from './surface-shots';

/** In the order in which they are taken: some show what a member did in earlier ones. */
const SHOTS: Shot[] = [
  ...[...MAIN_SHOTS, ...ACCOUNT_SHOTS, ...POCKET_SHOTS, ...DAY_SHOTS, ...EVENING_SHOTS, ...SURFACE_SHOTS],
  ...[...TRIP_SHOTS, ...WORN_SHOTS, ...ENGLISH_SHOTS, ...EVENING_TODAY_SHOTS, ...OUTAGE_SHOTS],
];

const getAddress = (server: Shot['server'] = 'live') => `http://127.0.0.1:${PORTS[server]}`;

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

let member: MemberState;
test.beforeAll(async ({ playwright, browser }) => {
  const request = await playwright.request.newContext({ baseURL: getAddress() });
  await createMember({ request });
  await send({ request }, 'PUT', '/api/v1/places', { content: MEMBERS_PLACES });
  member = await request.storageState();
  await request.dispose();
  // Until the server has opened its database, it shows usual weather.
  const page = await browser.newPage({ baseURL: getAddress(), locale: 'ko-KR' });
  await page.goto('/home');
  await page.getByText('지금 체감').first().waitFor();
  await page.close();
});

test('the index shows every screenshot', () => {
  const index = readFileSync('docs/screens/README.md', 'utf8');
  const listed = Array.from(index.matchAll(/"([\w-]+)\.jpg"/g), ([, name]) => name);
  expect(listed.filter((name) => !SHOTS.some((shot) => shot.name === name))).toEqual([]);
});

for (const shot of SHOTS)
  test(shot.name, ({ browser }) =>
    take(browser, getAddress(shot.server), shot.server === 'evening' ? { clock: EVENING, ...shot } : shot, member),
  );

test('the pictures of the manifest', ({ page }) => writeManifestPictures(page));
