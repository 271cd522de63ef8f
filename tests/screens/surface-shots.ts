import type { Page } from '@playwright/test';
import type { OutfitList } from '@/lib/contract/outfit';
import { DAY_MS } from '@/lib/contract/durations';
import { kstDate } from '@/lib/domain/kst';
import { settle, type Shot } from './shot';

const SAME_ORIGIN_HEADERS = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };
const GANGNAM = { latitude: 37.498, longitude: 127.027 };

/** Returns the date some days ago, KST. */
const daysAgo = (days: number) => kstDate(Date.now() - days * DAY_MS);

const TODAY = { path: encodeURI('/today/서울특별시/강남구') };
const GUIDE = { path: '/guide/12' };
const UNKNOWN = { path: encodeURI('/today/서울/해운대') };

const createWidget = async (page: Page) => {
  await page.getByRole('button', { name: '위젯 주소 만들기' }).click();
  const created = page.getByRole('region', { name: '새 위젯 주소' });
  await created.getByRole('img', { name: '위젯 주소의 QR 코드' }).waitFor();
  await settle(page);
};
const NEW_WIDGET = { path: '/my/widget', member: true, act: createWidget };

/** Shows the picture of a new widget alone. */
const showWidgetPicture = (size: string) => async (page: Page) => {
  const region = { sidonm: '서울특별시', sggnm: '강남구' };
  const response = await page.request.post('/api/v1/widgets', {
    headers: SAME_ORIGIN_HEADERS,
    data: { ...GANGNAM, region, categoryId: 2 },
  });
  const { path, widget } = (await response.json()) as { path: string; widget: { id: string } };
  const picture = (await (await page.request.get(`${path}?size=${size}`)).body()).toString('base64');
  await page.request.delete(`/api/v1/widgets/${widget.id}`, { headers: SAME_ORIGIN_HEADERS });
  await page.goto('about:blank');
  await page.setContent(
    `<meta name="viewport" content="width=device-width"><body style="margin:0"><img style="display:block;width:100%" src="data:image/png;base64,${picture}">`,
  );
};
const widgetPicture = (size: string, width: number, height: number): Shot => ({
  ...{ name: `widget-${size}`, path: '/my/widget', member: true, act: showWidgetPicture(size) },
  ...{ width: width / 2, height: height / 2 },
});

/** Marks outfits as worn on some days, and rates yesterday's. */
const wear = async (page: Page) => {
  const { latitude, longitude } = GANGNAM;
  const response = await page.request.get(`/api/v1/outfit?latitude=${latitude}&longitude=${longitude}`);
  const ids = ((await response.json()) as OutfitList).fileMetadata.map(({ id }) => id);
  for (const [index, days] of [1, 2, 3, 5, 6, 8, 9, 10, 13, 15, 16, 17, 19, 20, 22].entries())
    await page.request.put(`/api/v1/worn/${daysAgo(days)}`, {
      headers: SAME_ORIGIN_HEADERS,
      data: {
        outfitId: ids[index % ids.length],
        categoryId: 2,
        feelsLike: { min: 2 + (days % 5), max: 11 + (days % 4) },
      },
    });
  await page.request.post(`/api/v1/outfit/${ids[0]}/feedback`, {
    headers: SAME_ORIGIN_HEADERS,
    data: { feeling: 'good', date: daysAgo(1), ...GANGNAM, categoryId: 2 },
  });
  await page.reload();
  await settle(page);
};
const WORN = { path: '/my/worn', member: true, act: wear };
const openWornDay = async (page: Page) => {
  await wear(page);
  await page.getByRole('table').last().getByRole('button').last().click();
  await page.getByRole('dialog').waitFor();
  await settle(page);
};

const pressToday = async (page: Page) => {
  await page.getByRole('group', { name: '어느 날' }).getByRole('button', { name: '오늘' }).click();
  await settle(page);
};

/** Pages for search, and widgets. */
export const SURFACE_SHOTS: Shot[] = [
  { name: 'search-today', ...TODAY, full: true },
  { name: 'search-today-dark', ...TODAY, full: true, dark: true },
  { name: 'search-today-320', ...TODAY, width: 320, height: 568 },
  { name: 'search-today-200', ...TODAY, root: '200%', full: true },
  { name: 'search-today-1280', ...TODAY, width: 1280, height: 800 },
  { name: 'search-guide', ...GUIDE, full: true },
  { name: 'search-guide-320', ...GUIDE, width: 320, height: 568 },
  { name: 'search-guide-dark', ...GUIDE, dark: true },
  { name: 'search-districts', path: '/today' },
  { name: 'search-unknown', ...UNKNOWN },
  { name: 'search-unknown-320', ...UNKNOWN, width: 320, height: 568 },
  { name: 'search-preview', path: '/api/v1/guide-card?temperature=12', width: 600, height: 314 },
  { name: 'widget', path: '/my/widget', member: true, full: true },
  { name: 'widget-visitor', path: '/my/widget' },
  { name: 'widget-new', ...NEW_WIDGET, full: true },
  { name: 'widget-dark', ...NEW_WIDGET, dark: true },
  { name: 'widget-320', path: '/my/widget', member: true, width: 320, height: 568 },
  { name: 'widget-lying', path: '/my/widget', member: true, width: 844, height: 390 },
  widgetPicture('small', 340, 340),
  widgetPicture('medium', 720, 340),
  widgetPicture('large', 660, 700),
];

/** Shots that fill what the member has worn, which other screens show; they come last. */
export const WORN_SHOTS: Shot[] = [
  { name: 'worn-empty', path: '/my/worn', member: true },
  { name: 'worn', ...WORN },
  { name: 'worn-dark', ...WORN, dark: true },
  { name: 'worn-320', ...WORN, width: 320, height: 568 },
  { name: 'worn-lying', ...WORN, width: 844, height: 390 },
  { name: 'worn-day', ...WORN, act: openWornDay },
];

/** Shots of a server in the evening. */
export const EVENING_TODAY_SHOTS: Shot[] = [
  { server: 'evening', name: 'evening-today', path: '/home', act: pressToday },
  { server: 'evening', name: 'evening-today-320', path: '/home', act: pressToday, width: 320, height: 568 },
  { server: 'evening', name: 'evening-today-664', path: '/home', act: pressToday, height: 664 },
  { server: 'evening', name: 'evening-today-dark', path: '/home', act: pressToday, dark: true },
];

/** Shots of a server that never received any weather. */
export const OUTAGE_SHOTS: Shot[] = [
  { server: 'away', name: 'outage', path: '/home' },
  { server: 'away', name: 'outage-320', path: '/home', width: 320, height: 568 },
  { server: 'away', name: 'outage-dark', path: '/home', dark: true },
  { server: 'away', name: 'outage-weather', path: '/weather', full: true },
];
