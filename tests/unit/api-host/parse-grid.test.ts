import { createGridCalls, fetchGrid } from '@/lib/api-host/weather/kma-grid/fetch-grid';
import { MISSING, parseGrid, type GridValues } from '@/lib/api-host/weather/kma-grid/parse-grid';
import type { RequiredGrid } from '@/lib/api-host/weather/kma-grid/required-grids';
import { getCellValue, selectServed } from '@/lib/api-host/weather/kma-grid/served-values';
import { GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { EMPTY_GRID, gridBody } from '../../support/hub-grids';

const SEOUL = { nx: 60, ny: 127 };
const read = (body: string, variable: Parameters<typeof parseGrid>[1] = 'TMP') =>
  parseGrid(Buffer.from(body), variable, 'grid');
const getValue = (values: GridValues, cell: GridCell) => getCellValue(selectServed(values), cell);
const warm = gridBody(() => 15.25);

it('reads a grid from the south-west corner eastward, each value into its own cell', () => {
  const values = read(gridBody(({ nx, ny }) => nx / 10 + ny / 100));
  for (const cell of [SEOUL, { nx: 98, ny: 76 }, { nx: 53, ny: 38 }, { nx: 127, ny: 127 }])
    expect(getValue(values, cell)).toBeCloseTo(cell.nx / 10 + cell.ny / 100, 2);
  expect(getValue(values, { nx: 1, ny: 1 })).toBeNull();
  expect(values[GRID_WIDTH]).toBe(MISSING);
});

it('preserves hundredths and negative values', () => {
  expect(getValue(read(gridBody(() => -12.34)), SEOUL)).toBe(-12.34);
  expect(
    getValue(
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
  expect(getValue(values, SEOUL)).toBeNull();
  expect(getValue(values, { nx: 61, ny: 127 })).toBe(15);
});

it.each([
  ['one number too few', warm.slice(0, warm.lastIndexOf(','))],
  ['one number too many', `${warm},15.00`],
  ['a truncated one', warm.slice(0, warm.length / 2)],
  ['words among the numbers', warm.replace('15.25', 'warm')],
  ['NaN', warm.replace('15.25', 'NaN')],
  ['infinity', warm.replace('15.25', '1e999')],
  ['a number with hundreds of digits', warm.replace('15.25', '1'.repeat(400))],
  ['a fraction with hundreds of digits', warm.replace('15.25', `0.${'1'.repeat(400)}`)],
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

it('parses a fetched grid without decoding it', async () => {
  const response = {
    status: 200,
    bytes: Buffer.from(warm),
    get body(): string {
      throw new Error('decoded');
    },
    pauseMs: 0,
  };
  const access = { baseUrl: 'http://hub.test', hubKey: 'key', fetch: async () => response, call: createGridCalls({}) };
  const grid = { service: 'nowcast', variable: 'T1H', issuedAtMs: 0, validAtMs: 0 } as unknown as RequiredGrid;
  const values = await fetchGrid(grid, access, AbortSignal.timeout(60_000));
  expect(getValue(values, SEOUL)).toBe(15.25);
});
