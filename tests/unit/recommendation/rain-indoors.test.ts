import { CATEGORY_ID } from '@/lib/contract/category';
import { parseHourSpans } from '@/lib/contract/hour-spans';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const rainIn =
  (...rainy: number[]) =>
  (hour: number): HourOverrides => ({
    precipitation: rainy.includes(hour) ? { kind: 'rain', amountMm: 2, probabilityPct: 80 } : { probabilityPct: 10 },
  });
const askOffice = (rainy: number[], hour = 7, hours?: string) =>
  ask(
    { date: '2024-05-20', maxC: 23, minC: 15, each: rainIn(...rainy) },
    { categoryId: CATEGORY_ID.business, hour, ...(hours && { requestedHours: { hours: parseHourSpans(hours)! } }) },
  ).outfits.map(({ takeAlong, reason }) => [...takeAlong.map(({ label }) => label), reason].join());

describe('rain in office hours', () => {
  it.each([
    ['right after the way to work', [9]],
    ['before lunch', [10, 11]],
    ['after lunch', [13]],
    ['until the way home', [15, 16, 17]],
  ])('takes a folding umbrella: %s', (_, rainy) => {
    for (const told of askOffice(rainy)) expect(told).toMatch(/접이식 우산|우산부터|우산을 꼭|우산을 들/);
  });

  it('is told, without an umbrella, if it falls indoors alone', () => {
    for (const told of askOffice([14, 15])) {
      expect(told).toContain('비는 실내에 있는 동안만 와요');
      expect(told).not.toContain('우산');
    }
  });

  it('is not told if it is over, or before the first way', () => {
    for (const told of [...askOffice([5, 6]), ...askOffice([9, 10], 13)]) expect(told).not.toMatch(/우산|실내에/);
  });

  it('is met on the way home by users who ask at their desk', () => {
    for (const told of askOffice([17], 14)) expect(told).toContain('우산');
  });

  it('is told if it falls before the user leaves home or after the user is back', () => {
    for (const told of askOffice([7, 8], 7, '10-20')) expect(told).toContain('나가기 전에 비가 그쳐요');
    for (const told of askOffice([22, 23], 7, '10-20')) expect(told).toContain('비는 실내에 있는 동안만 와요');
  });

  it('follows a schedule of its own', () => {
    for (const told of askOffice([16], 7, '7-8,17-18')) expect(told).toContain('우산');
    for (const told of askOffice([12], 7, '8-18i')) expect(told).toContain('우산');
    for (const told of askOffice([14], 7, '8-18i')) expect(told).toContain('비는 실내에 있는 동안만 와요');
  });
});
