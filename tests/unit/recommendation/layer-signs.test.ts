import { KO } from '@/lib/messages/ko/messages';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { DayOptions } from '@/tests/support/day-weather';
import { ask } from './ask';

const rowsOf = (day: DayOptions, outfitId: string, categoryId: CategoryId = CATEGORY_ID.daily) => {
  const outfits = OUTFITS.filter(({ id }) => id === outfitId);
  return ask(day, { outfits, categoryId, gender: outfits[0]!.gender }).outfits[0]!.layers;
};

it('names no degree after hours indoors, where nobody notices the temperature', () => {
  const day = { date: '2024-03-22', maxC: 14, minC: 2 };
  const rows = rowsOf(day, 'female-business-trench-cardigan-turtle-slacks', CATEGORY_ID.business);
  expect(rows.map(({ part }) => part)).toEqual(['오전 7시', '낮 12시']);
  expect(rows[1]!.text).toMatch(/^(경량 조끼|트렌치코트)/);
});

it('puts nothing on against rain that does not keep the rain out', () => {
  const afternoon = { precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } as const;
  const temperatureC = (hour: number) => (hour < 12 ? 17 : hour < 16 ? 23 : 17);
  const each = (hour: number) => ({ temperatureC: temperatureC(hour), ...(hour >= 16 ? afternoon : {}) });
  const rows = rowsOf({ date: '2023-11-03', maxC: 23, minC: 17, each }, 'female-daily-oxford-shirt-cable-vest');
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatchObject({ part: '오후 4시', text: expect.stringMatching(/^18° 아래로/) as string });
});

it('closes no layer for a single degree after the first hour', () => {
  const outfits = OUTFITS.filter(({ id }) => id === 'female-daily-square-tee-crop-cardigan');
  const [first] = ask({ date: '2025-05-10', maxC: 24, minC: 13 }, { outfits, hour: 18 }).outfits;
  expect(first!.layers).toHaveLength(1);
});

it('names no end of rain that ended while the user was indoors', () => {
  const each = (hour: number) => ({
    temperatureC: hour < 12 ? 12 : 22,
    ...(hour < 9 ? ({ precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } as const) : {}),
  });
  const rows = rowsOf(
    { date: '2023-04-12', maxC: 22, minC: 12, each },
    'male-business-harrington-polo-rain',
    CATEGORY_ID.business,
  );
  expect(rows[1]).toMatchObject({ part: '낮 12시', text: expect.not.stringMatching(/그치면/) as string });
});

it('names no cold for a layer that sport begins with open', () => {
  const outfits = OUTFITS.filter(({ id }) => id === 'female-activity-cold-hike-hardshell-fleece');
  const day = { date: '2025-11-26', maxC: 10, minC: 8 };
  for (const seed of ['1', '2', '3', '4']) {
    const [first] = ask(day, { outfits, categoryId: CATEGORY_ID.activity, hour: 21, seed }).outfits;
    expect(first!.layers[0]!.text).toMatch(/앞을 열고 걸쳐요/);
    expect(first!.reason).not.toMatch(/추우니|서늘하니|쌀쌀하니/);
  }
});

it('takes the scarf off when the cold ends, although it rains all day', () => {
  const rain = { precipitation: { kind: 'rain', amountMm: 1, probabilityPct: 90 } } as const;
  const each = (hour: number) => ({ temperatureC: hour < 12 ? -4 : 8, ...rain });
  const rows = rowsOf({ date: '2023-12-12', maxC: 8, minC: -4, each }, 'female-daily-coat-down-vest-turtle');
  expect(rows[1]!.text).toBe('추위가 풀리면 목도리는 풀고 장갑은 벗어요.');
});

it('has a verb for each kind of accessory in Korean', () => {
  const garments = ['목도리', '가죽 장갑', '귀마개', '방울 비니'];
  const tell = (kind: 'wrap-up' | 'unwrap') => KO.layers.compose({ sign: null, steps: [{ kind, garments }] });
  expect(tell('wrap-up')).toBe('목도리를 두르고 가죽 장갑을 끼고 귀마개를 하고 방울 비니를 써요.');
  expect(tell('unwrap')).toBe('목도리는 풀고 가죽 장갑, 귀마개와 방울 비니는 벗어요.');
});

it('says of a single layer that it is worn, and of the last of several that all are', () => {
  const cool = { date: '2024-04-10', maxC: 17, minC: 15 };
  expect(rowsOf(cool, 'female-daily-field-jacket-stripe-tee')[0]!.text).toBe('야상을 입어요.');
  const cold = { date: '2024-01-10', maxC: -2, minC: -9 };
  expect(rowsOf(cold, 'male-daily-parka-fleece-sweatshirt')[0]!.text).toMatch(/^파카까지 입고 /);
});
