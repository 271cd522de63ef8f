import { relativeToCell, parseHourSpans } from '@/lib/contract/hour-spans';
import { hourSpans } from '@/lib/contract/hour-spans-field';

const said = (text: string) => hourSpans.safeParse(text).data ?? null;

describe('the hours that somebody is out', () => {
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
  ])('%s are said as %s, and so again', (text, canonical) => {
    expect(said(text)).toBe(canonical);
    expect(said(canonical)).toBe(canonical);
  });

  it.each([
    ['nothing', ''],
    ['no hours', '아침'],
    ['an hour that no day has', '24-25'],
    ['two places at once', '8-12@61.125,11-19@73.134'],
    ['a place here and elsewhere at once', '8-12,11-19@73.134'],
    ['more than a day', '0-24,22-6'],
    ['five spans', '1-2,3-4,5-6,7-8,9-10'],
    ['a cell beyond the grid', '8-19@150.1'],
    ['a cell that is none', '8-19@0.0'],
    ['signs', '-8-19'],
    ['fractions', '8.5-19'],
    ['something behind it', '8-19;drop'],
  ])('are refused where they are %s', (_, text) => {
    expect(said(text)).toBeNull();
  });

  it('are asked about alike by all who are there', () => {
    const spans = parseHourSpans('8-12@61.125,12-19')!;
    expect(relativeToCell({ nx: 61, ny: 125 }, spans)).toEqual([{ from: 8, until: 19, cell: null }]);
    expect(relativeToCell({ nx: 1, ny: 1 }, spans)).toEqual(spans);
  });
});
