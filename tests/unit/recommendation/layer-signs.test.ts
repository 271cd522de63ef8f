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
