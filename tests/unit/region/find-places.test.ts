import { readFileSync } from 'node:fs';
import { findPlaces, MAX_RESULTS } from '@/lib/api-host/region/find-places';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { loadPlaceEntries } from '@/lib/api-host/region/place-entries';
import { isRealPlace } from '@/lib/bff/shared-links/real-place';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { ENGLISH_QUERIES, isForTuning, PLACE_QUERIES, type PlaceQuery } from './place-queries';

const read = (file: string) => JSON.parse(readFileSync(`data/regions/${file}`, 'utf8')) as unknown;
const found = (...search: Parameters<typeof findPlaces>) =>
  findPlaces(...search).map(({ name, region }) => `${region.sidonm} ${region.sggnm} ${name}`);

describe('queries as people type them', () => {
  const getMisses = (queries: PlaceQuery[]) =>
    queries
      .map(({ query, districts }) => {
        const region = findPlaces(query)[0]?.region;
        return { query, districts, first: region && `${region.sidonm} ${region.sggnm}` };
      })
      .filter(({ districts, first }) => !districts.some((district) => `${first} `.startsWith(`${district} `)));

  it.each([
    ['the half by which the search was adjusted', PLACE_QUERIES.filter(isForTuning)],
    ['the half that was set aside', PLACE_QUERIES.filter((query) => !isForTuning(query))],
  ])('find the right district first in at least 97 %% of %s', (_, queries) => {
    expect(queries.length).toBeGreaterThan(150);
    expect(getMisses(queries).slice(Math.floor(queries.length * 0.03))).toEqual([]);
  });

  it.each(ENGLISH_QUERIES)(
    'find the right district first in at least 97 %% of %#. half of the English ones',
    (...queries) => {
      expect(queries.length).toBeGreaterThan(120);
      expect(getMisses(queries).slice(Math.floor(queries.length * 0.03))).toEqual([]);
    },
  );

  it.each([
    ['명동', '서울특별시 중구 명동'],
    ['역삼동', '서울특별시 강남구 역삼1동'],
    ['강남 역삼', '서울특별시 강남구 역삼1동'],
    ['분당구 서현', '경기도 성남시 분당구 서현'],
    ['주문진읍', '강원특별자치도 강릉시 주문진읍'],
    ['durtkaehd', '서울특별시 강남구 역삼1동'],
    ['서울역', '서울특별시 용산구 서울역'],
    ['Gangnam-gu, Seoul', '서울특별시 강남구 강남구'],
    ['Jangan-gu, Suwon', '경기도 수원시 장안구 수원시 장안구'],
    ['Seoul National University, Gwanak-gu, Seoul', '서울특별시 관악구 서울대'],
    ['강원도 강릉', '강원특별자치도 강릉시 강릉시'],
  ])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name));
});

it('places are the 256 districts, 3,512 읍면동, 법정동 and landmarks, each in a served cell of its district', () => {
  const regions = loadRegions();
  const entries = loadPlaceEntries();
  const count = (table: unknown) => Object.values(table as Record<string, unknown[]>).flat().length;
  const counts = ['neighbourhoods.json', 'legal-dongs.json', 'landmarks.json'].map((file) =>
    file === 'landmarks.json'
      ? count(read(file))
      : Object.values(read(file) as Record<string, unknown[]>).reduce((sum, rows) => sum + rows.length, 0),
  );
  expect(counts[0]).toBe(3_512);
  expect(entries.length).toBe(256 + counts.reduce((sum, each) => sum + each, 0));
  const lost = entries.filter(
    ({ cell, result }) =>
      !isRealPlace({ cell, region: result.region }) ||
      !regions.isRegion(result.region) ||
      regions.findCell(toGridCell({ lat: result.latitude, lon: result.longitude })) === null,
  );
  expect(lost.map(({ result }) => result)).toEqual([]);
});

it('every place has a romanised name', () => {
  const romanised = read('romanised.json') as Record<string, string>;
  const names = loadPlaceEntries().flatMap(({ koreanNames }) => koreanNames);
  expect(names.filter((name) => /^[가-힣\d.,·]+$/.test(name) && !romanised[name])).toEqual([]);
});

it('a place with a shared name ranks higher nearby', () => {
  const ulsan = { nx: 102, ny: 84 };
  expect(found('중구')[0]).toBe('서울특별시 중구 중구');
  expect(found('동구', ulsan)[0]).not.toBe(found('동구', { nx: 67, ny: 100 })[0]);
  // A well-known quarter and a large city rank first even from a place beside a namesake.
  expect(found('서면', { nx: 73, ny: 134 })[0]).toBe('부산광역시 부산진구 서면');
  expect(found('광주', { nx: 61, ny: 125 })[0]).toMatch(/^전남광주통합특별시/);
});

it('results have no duplicates and are limited in number', () => {
  const places = found('중앙동');
  expect(places.length).toBe(MAX_RESULTS);
  expect(new Set(places).size).toBe(MAX_RESULTS);
  expect(found('없는동네이름')).toEqual([]);
  expect(found('Nowhereland')).toEqual([]);
});
