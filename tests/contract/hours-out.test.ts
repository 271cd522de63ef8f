import { relativeToCell, parseHourSpans } from '@/lib/contract/hour-spans';
import { hourSpans } from '@/lib/contract/hour-spans-field';

const parseText = (text: string) => hourSpans.safeParse(text).data ?? null;

describe('requested hours', () => {
  it.each([
    ['8-19', '8-19'],
    ['08-19', '8-19'],
    ['13-19,8-12', '8-12,13-19'],
    ['8-12,12-19', '8-19'],
    ['8-12,10-19', '8-19'],
    ['8-12@61.125,12-19@61.125', '8-19@61.125'],
    ['8-12@61.125,12-19@73.134', '8-12@61.125,12-19@73.134'],
    ['22-6', '22-6'],
    ['20-2,22-6', '20-6'],
    ['5-8,22-6', '5-8,22-6'],
    ['22-0', '22-24'],
    ['0-24', '0-24'],
    ['0-12,12-0', '0-24'],
    ['6-18,18-6', '6-6'],
    ['6-6', '6-6'],
  ])('%s are written as %s, which parses to itself', (text, canonical) => {
    expect(parseText(text)).toBe(canonical);
    expect(parseText(canonical)).toBe(canonical);
  });

  it.each([
    ['empty', ''],
    ['no hours', '아침'],
    ['an hour beyond 24', '24-25'],
    ['two places at the same time', '8-12@61.125,11-19@73.134'],
    ['two places at the same time, one of them the current one', '8-12,11-19@73.134'],
    ['longer than a day', '0-24,22-6'],
    ['five spans', '1-2,3-4,5-6,7-8,9-10'],
    ['a cell outside the grid', '8-19@150.1'],
    ['an invalid cell', '8-19@0.0'],
    ['negative', '-8-19'],
    ['fractions', '8.5-19'],
    ['followed by other text', '8-19;drop'],
  ])('are rejected when they are %s', (_, text) => {
    expect(parseText(text)).toBeNull();
  });

  it('leave out the cell in which the user is, so that all users there send the same request', () => {
    const spans = parseHourSpans('8-12@61.125,12-19')!;
    expect(relativeToCell({ nx: 61, ny: 125 }, spans)).toEqual([{ from: 8, until: 19, cell: null }]);
    expect(relativeToCell({ nx: 1, ny: 1 }, spans)).toEqual(spans);
  });
});
