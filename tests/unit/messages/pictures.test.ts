import { composeCardContent } from '@/lib/api-host/card/card-content';
import { composeGuideCard } from '@/lib/api-host/card/guide-card';
import type { Look } from '@/lib/api-host/outfit/look';
import { presentPosition } from '@/lib/api-host/weather/present';
import { formatCardCredit } from '@/lib/api-host/weather/present-source';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { composeWidgetContent } from '@/lib/api-host/widget/widget-content';
import { CATEGORY_ID } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { EN } from '@/lib/messages/en/messages';
import { findFlaws, listStrings } from '@/tests/support/english';

const nowMs = kstEpochMs('2026-11-24', 8);
const cell = { nx: 61, ny: 125 };
const weather = presentPosition(getRecordedWeather(cell, nowMs), { stale: false, pending: false, nowMs }, 'en');

/** Builds a look whose outfit is described in English. Regions are always named in Korean. */
const makeLook = (day: Look['day'], takeAlong: string[]): Look => ({
  language: 'en',
  cell,
  region: { sidonm: '서울특별시', sggnm: '강남구' },
  categoryId: CATEGORY_ID.daily,
  day,
  date: '2026-11-24',
  weather,
  headline: weather.weatherMessage,
  temperatures: { now: 1, feelsLike: -3, low: -4, high: 7 },
  feelsLikeRange: { min: -8, max: 3 },
  outfit: {
    outfit: OUTFITS[0]!,
    picture: { id: OUTFITS[0]!.id, outfit: OUTFITS[0]!, shown: [] },
    title: EN.outfits[OUTFITS[0]!.id],
    reason: 'Cold until noon.',
    items: [{ name: 'navy coat' }],
    takeAlong: takeAlong.map((label) => ({ label })),
  } as unknown as Look['outfit'],
  credit: formatCardCredit(weather.source, EN),
  isTemporary: false,
  nowMs,
});

it('cards are complete in English', () => {
  const content = composeCardContent(makeLook('tomorrow', []));
  expect(listStrings({ ...content, lowAndHigh: null }).flatMap(findFlaws)).toEqual([]);
  expect(content).toMatchObject({
    appName: 'Nalot',
    place: 'Gangnam-gu, Seoul',
    date: 'Tuesday, 24 November',
    lowAndHigh: { day: 'Tomorrow ', low: '−4°', high: '7°' },
    feelsLike: 'Feels like −3°',
    title: `Tomorrow: ${EN.outfits[OUTFITS[0]!.id]}`,
    source: 'Sample weather · Seoul 2023',
  });
});

it('pictures of widgets are complete in English', () => {
  const content = composeWidgetContent(makeLook('today', ['gloves', 'umbrella']));
  expect(listStrings(content).flatMap(findFlaws)).toEqual([]);
  expect(content).toMatchObject({ heading: 'Gangnam-gu today', takeAlongText: 'Take along: gloves, umbrella' });
  expect(composeWidgetContent(makeLook('today', [])).takeAlongText).toBeNull();
});

it('previews of guides are complete in English', () => {
  for (const temperatureC of [-15, 0, 12, 35])
    expect(listStrings(composeGuideCard(temperatureC, 'en')).flatMap(findFlaws)).toEqual([]);
  expect(composeGuideCard(12, 'en')).toMatchObject({
    heading: 'What to wear by temperature',
    range: 'What to wear from 12 to 16 °C',
  });
  expect(composeGuideCard(12, 'ko')).toMatchObject({
    ...{ appName: '날옷', slogan: '오늘 뭐 입지?', heading: '기온별 옷차림', range: '12~16도에 입는 옷' },
  });
});
