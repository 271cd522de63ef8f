import { MISSING, parseGrid, getCellValue } from '@/lib/api-host/weather/kma-grid/parse-grid';
import { GRID_WIDTH } from '@/lib/contract/grid-size';
import { EMPTY_GRID, gridBody } from '../../support/hub-grids';

const SEOUL = { nx: 60, ny: 127 };
const read = (body: string, variable: Parameters<typeof parseGrid>[1] = 'TMP') => parseGrid(body, variable, 'grid');
const warm = gridBody(() => 15.25);

it('reads a grid from the south-west corner eastward, each value into its own cell', () => {
  const values = read(gridBody(({ nx, ny }) => nx / 10 + ny / 100));
  for (const cell of [SEOUL, { nx: 98, ny: 76 }, { nx: 53, ny: 38 }, { nx: 127, ny: 127 }])
    expect(getCellValue(values, cell)).toBeCloseTo(cell.nx / 10 + cell.ny / 100, 2);
  expect(getCellValue(values, { nx: 1, ny: 1 })).toBeNull();
  expect(values[GRID_WIDTH]).toBe(MISSING);
});

it('preserves hundredths and negative values', () => {
  expect(getCellValue(read(gridBody(() => -12.34)), SEOUL)).toBe(-12.34);
  expect(
    getCellValue(
      read(
        gridBody(() => 88.75),
        'PCP',
      ),
      SEOUL,
    ),
  ).toBe(88.75);
});

it('drops only impossible numbers', () => {
  const values = read(gridBody(({ nx, ny }) => (nx === 60 && ny === 127 ? 99 : 15)));
  expect(getCellValue(values, SEOUL)).toBeNull();
  expect(getCellValue(values, { nx: 61, ny: 127 })).toBe(15);
});

it.each([
  ['one number too few', warm.slice(0, warm.lastIndexOf(','))],
  ['one number too many', `${warm},15.00`],
  ['a truncated one', warm.slice(0, warm.length / 2)],
  ['words among the numbers', warm.replace('15.25', 'warm')],
  ['NaN', warm.replace('15.25', 'NaN')],
  ['infinity', warm.replace('15.25', '1e999')],
  ['nothing between two commas', warm.replace('15.25,', ',')],
  ['numbers that cannot be', gridBody(() => 99)],
  ['most of the country missing', gridBody(({ ny }) => (ny < 20 ? 15 : null))],
  ['a page', '<!doctype html><html><body>점검 중입니다</body></html>'],
  ['a comment', '# input variable error (-1)'],
  ['nothing', ''],
])('refuses %s', (_, body) => {
  expect(() => read(body)).toThrow(expect.objectContaining({ kind: 'malformed' }));
});

it('treats a grid of missing values as not yet published', () => {
  expect(() => read(EMPTY_GRID)).toThrow(expect.objectContaining({ kind: 'no-data' }));
});
