import { readFileSync } from 'node:fs';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { findNeighbourhoods, MAX_RESULTS } from '@/lib/api-host/region/neighbourhoods';

const TABLE = JSON.parse(readFileSync('data/regions/neighbourhoods.json', 'utf8')) as Record<
  string,
  [string, number, number][]
>;
const found = (query: string) =>
  findNeighbourhoods(query).map(({ name, region }) => `${region.sidonm} ${region.sggnm} ${name}`);

it('exist in every district, each in a served cell', () => {
  const regions = loadRegions();
  expect(Object.keys(TABLE)).toHaveLength(256);
  expect(Object.values(TABLE).flat()).toHaveLength(3_512);
  for (const [district, rows] of Object.entries(TABLE)) {
    const [sidonm = '', sggnm = ''] = district.split('/');
    expect([district, regions.isRegion({ sidonm, sggnm })]).toEqual([district, true]);
    for (const [name, nx, ny] of rows) expect([name, regions.findCell({ nx, ny }) !== null]).toEqual([name, true]);
  }
});

it.each([
  ['역삼1동', '서울특별시 강남구 역삼1동'],
  ['역삼동', '서울특별시 강남구 역삼1동'],
  ['강남 역삼', '서울특별시 강남구 역삼1동'],
  ['분당구 서현', '경기도 성남시 분당구 서현1동'],
  ['성수동', '서울특별시 성동구 성수1가1동'],
  ['주문진', '강원특별자치도 강릉시 주문진읍'],
  ['durtka', '서울특별시 강남구 역삼1동'],
  ['ㅈㅁㅈㅇ', '강원특별자치도 강릉시 주문진읍'],
])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name));

it('with a shared name are distinguished by district and limited in number', () => {
  const places = findNeighbourhoods('중앙동');
  expect(places.length).toBe(MAX_RESULTS);
  expect(new Set(found('중앙동')).size).toBe(MAX_RESULTS);
  expect(found('없는동네')).toEqual([]);
});
