import { readFileSync } from 'node:fs';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { requirePresentRegion } from '@/lib/api-host/region/present-region';
import { listRegionRows } from '@/lib/api-host/region/region-table';
import type { Region } from '@/lib/contract/region';
import { toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import { createDistricts, type DistrictRow, type DistrictTable } from '@/lib/domain/place-search/districts';
import { FORMER_NAMES } from '@/lib/domain/place-search/former-names';

const regions = loadRegions();
const DONGTAN = toGridCell({ lat: 37.2007, lon: 127.0986 });
const format = ({ sidonm, sggnm }: Region) => `${sidonm} ${sggnm}`;
const toRegion = (names: string): Region => {
  const [sidonm = '', ...rest] = names.split(' ');
  return { sidonm, sggnm: rest.join(' ') };
};
const resolve = (names: string, cell: GridCell = DONGTAN) =>
  format(requirePresentRegion(toRegion(names), cell, regions));

it('keeps each present name, and replaces each former one by a present one that had it', () => {
  for (const { sidonm, sggnm, nx, ny, prev } of listRegionRows()) {
    expect(resolve(`${sidonm} ${sggnm}`, { nx, ny })).toBe(`${sidonm} ${sggnm}`);
    for (const former of prev) expect(regions.isRegion(toRegion(resolve(format(former), { nx, ny })))).toBe(true);
  }
  for (const [name, province] of FORMER_NAMES)
    expect(regions.isRegion(toRegion(resolve(name.includes(' ') ? name : `${province} ${name}`)))).toBe(true);
});

it.each([
  ['경기도 화성시', { lat: 37.2007, lon: 127.0986 }, '경기도 화성시 동탄구'],
  ['경기도 화성시', { lat: 37.1995, lon: 126.8317 }, '경기도 화성시 만세구'],
  // The cell lies beside the former district.
  ['경기도 화성시', { lat: 37.4979, lon: 127.0276 }, '경기도 화성시 병점구'],
  ['전라남도 목포시', { lat: 34.8118, lon: 126.3922 }, '전남광주통합특별시 목포시'],
  ['인천광역시 중구', { lat: 37.4736, lon: 126.6215 }, '인천광역시 제물포구'],
  ['인천광역시 중구', { lat: 37.4936, lon: 126.4925 }, '인천광역시 영종구'],
  ['경상북도 군위군', { lat: 36.2429, lon: 128.5728 }, '대구광역시 군위군'],
  ['경상남도 마산시', { lat: 35.2136, lon: 128.5662 }, '경상남도 창원시 마산합포구'],
])('%s at %j is %s', (names, point, present) => expect(resolve(names, toGridCell(point))).toBe(present));

it.each(['경기도 없는시', '서울특별시 화성시', '전라남도 목포시청', '<b>경기도 화성시</b>', ' '])(
  'rejects %j',
  (names) => expect(() => resolve(names)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' })),
);

describe('after a reform of next year', () => {
  const today = JSON.parse(readFileSync('lib/domain/place-search/districts.json', 'utf8')) as DistrictTable;
  /** A province gets another name, a district becomes a city, and two districts are merged. Each keeps its former names. */
  const REFORM: Record<string, [province: string, name: string]> = {
    '전남광주통합특별시 목포시': ['서남특별자치도', '목포시'],
    '경기도 화성시 동탄구': ['경기도', '동탄시'],
    '서울특별시 종로구': ['서울특별시', '한양구'],
    '서울특별시 중구': ['서울특별시', '한양구'],
  };
  const reformed = today
    .flatMap(([province, rows]) =>
      rows.map(([name, nx, ny, population, ...former]): [string, DistrictRow] => {
        const [newProvince, newName] = REFORM[`${province} ${name}`] ?? [];
        return newProvince && newName
          ? [newProvince, [newName, nx, ny, population, `${province} ${name}`, ...former]]
          : [province, [name, nx, ny, population, ...former]];
      }),
    )
    .map(([province, row]): DistrictTable[number] => [province, [row]]);
  const districts = createDistricts(reformed);
  const present = new Set(districts.map(({ place }) => format(place.region)));
  const rename = (names: string) => (names in REFORM ? REFORM[names]!.join(' ') : names);
  const index = {
    isRegion: (region: Region) => present.has(format(region)),
    findCell: (cell: GridCell) => {
      const found = regions.findCell(cell);
      return found && { ...found, ...toRegion(rename(format(found))) };
    },
  };

  it.each([
    ['전남광주통합특별시 목포시', { lat: 34.8118, lon: 126.3922 }, '서남특별자치도 목포시'],
    ['전라남도 목포시', { lat: 34.8118, lon: 126.3922 }, '서남특별자치도 목포시'],
    ['경기도 화성시 동탄구', { lat: 37.2007, lon: 127.0986 }, '경기도 동탄시'],
    ['경기도 화성시', { lat: 37.2007, lon: 127.0986 }, '경기도 동탄시'],
    ['경기도 화성시', { lat: 37.1995, lon: 126.8317 }, '경기도 화성시 만세구'],
    ['서울특별시 중구', { lat: 37.5636, lon: 126.9976 }, '서울특별시 한양구'],
    ['서울특별시 강남구', { lat: 37.4979, lon: 127.0276 }, '서울특별시 강남구'],
  ])('%s at %j is %s', (names, point, name) =>
    expect(format(requirePresentRegion(toRegion(names), toGridCell(point), index, { districts }))).toBe(name),
  );
});
