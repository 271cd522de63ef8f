import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { isRealPlace } from '@/lib/bff/shared-links/real-place';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_PLACE } from '@/lib/domain/place';

const readJson = (file: string): unknown => JSON.parse(readFileSync(`data/regions/${file}`, 'utf8'));
const roundToThree = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

it('every position has a real place: the district of its rounded coordinates and its own cell', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.double({ min: 33, max: 38.7, noNaN: true }),
      fc.double({ min: 125.9, max: 129.7, noNaN: true }),
      (lat, lon) => {
        const region = loadRegions().find({ lat: roundToThree(lat), lon: roundToThree(lon) });
        if (!region) return true;
        found += 1;
        return isRealPlace({ cell: toGridCell({ lat, lon }), region });
      },
    ),
    { numRuns: 5_000 },
  );
  expect(found).toBeGreaterThan(1_000);
});

it('every place of the search is real', () => {
  const neighbourhoods = readJson('neighbourhoods.json') as Record<string, [string, number, number][]>;
  const unreal = Object.entries(neighbourhoods).flatMap(([district, rows]) => {
    const [sidonm = '', sggnm = ''] = district.split('/');
    return rows.filter(([, nx, ny]) => !isRealPlace({ cell: { nx, ny }, region: { sidonm, sggnm } }));
  });
  expect(unreal).toEqual([]);
  const districts = readJson('regions.json') as { sidonm: string; sggnm: string; nx: number; ny: number }[];
  expect(districts.filter(({ nx, ny, ...region }) => !isRealPlace({ cell: { nx, ny }, region }))).toEqual([]);
});

it('made-up names and distant cells are not real, so that there are about 10,000 places at most', () => {
  const { cell, region } = DEFAULT_PLACE;
  expect(isRealPlace(DEFAULT_PLACE)).toBe(true);
  expect(isRealPlace({ cell, region: { ...region, sggnm: '가나다구' } })).toBe(false);
  expect(isRealPlace({ cell: { nx: 98, ny: 76 }, region })).toBe(false);
  const cells = Object.values(readJson('cell-districts.json') as Record<string, string>).flatMap((list) =>
    list.split(' '),
  );
  expect(cells.length).toBeLessThan(13_000);
});

it('a district is known by its former name, too, which a cookie may still contain', () =>
  expect(isRealPlace({ cell: { nx: 57, ny: 74 }, region: { sidonm: '광주광역시', sggnm: '북구' } })).toBe(
    isRealPlace({ cell: { nx: 57, ny: 74 }, region: { sidonm: '전남광주통합특별시', sggnm: '북구' } }),
  ));
