import { readFileSync } from 'node:fs';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import type { Place } from '@/lib/domain/place';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { FORMER_NAMES } from '@/lib/domain/place-search/former-names';
import { toInitials, toLetters } from '@/lib/domain/place-search/hangul';
import * as search from '@/lib/domain/place-search/search-districts';

interface Row {
  sidonm: string;
  sggnm: string;
  nx: number;
  ny: number;
  prev?: { sidonm: string; sggnm: string };
}
const ROWS = JSON.parse(readFileSync('data/regions/regions.json', 'utf8')) as Row[];

const searchDistricts = (query: string) => search.searchDistricts(query).map(({ place }) => place);
const wholeName = ({ region }: Place) => `${region.sidonm} ${region.sggnm}`;
const found = (query: string) => searchDistricts(query).map(wholeName);
const isThis =
  ({ sidonm, sggnm }: Row) =>
  (place: Place) =>
    place.region.sidonm === sidonm && place.region.sggnm === sggnm;

describe('districts by name', () => {
  it('cover the whole country, each with the cell of its point', () => {
    const regions = loadRegions();
    expect([ROWS.length, DISTRICTS.length]).toEqual([256, 256]);
    for (const row of ROWS) {
      const [first] = searchDistricts(`${row.sidonm} ${row.sggnm}`);
      expect(first).toEqual({ cell: { nx: row.nx, ny: row.ny }, region: { sidonm: row.sidonm, sggnm: row.sggnm } });
      expect(regions.isRegion(first!.region)).toBe(true);
    }
  });

  it('rank first for an exact name, with or without spaces', () => {
    for (const row of ROWS)
      for (const query of [row.sggnm, row.sggnm.replace(/\s/g, '')]) {
        const names = searchDistricts(query).map(({ region }) => region.sggnm);
        const ofThisName = ROWS.filter(({ sggnm }) => sggnm === row.sggnm);
        expect([query, names.slice(0, ofThisName.length)]).toEqual([query, ofThisName.map(({ sggnm }) => sggnm)]);
        expect(searchDistricts(query).slice(0, ofThisName.length).some(isThis(row))).toBe(true);
      }
  });

  it('rank first for their initial consonants', () => {
    for (const row of ROWS) {
      const initials = toInitials(row.sggnm.replace(/\s/g, ''));
      const alike = searchDistricts(initials);
      const at = alike.findIndex(isThis(row));
      expect([row.sggnm, at >= 0]).toEqual([row.sggnm, true]);
      const before = alike.slice(0, at).map(({ region }) => toInitials(region.sggnm.replace(/\s/g, '')));
      expect([row.sggnm, before.filter((each) => !each.endsWith(initials))]).toEqual([row.sggnm, []]);
    }
  });

  it.each([
    ['ㄱㄴㄱ', '서울특별시 강남구'],
    ['강남', '서울특별시 강남구'],
    ['강ㄴ', '서울특별시 강남구'],
    ['갚', '경기도 가평군'],
    ['서울 강남', '서울특별시 강남구'],
    ['서울시강남구', '서울특별시 강남구'],
    ['rkdskarn', '서울특별시 강남구'],
    ['rPdid', '인천광역시 계양구'],
    ['분당', '경기도 성남시 분당구'],
    ['수원 장안', '경기도 수원시 장안구'],
    ['경기 광주', '경기도 광주시'],
    ['광주', '전남광주통합특별시 동구'],
    ['수원', '경기도 수원시 장안구'],
    ['중구', '서울특별시 중구'],
    ['세종', '세종특별자치시 세종시'],
    ['제주', '제주특별자치도 제주시'],
    ['해운대', '부산광역시 해운대구'],
  ])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name));

  it.each([
    ['서울', '서울특별시', 25],
    ['서울시', '서울특별시', 25],
    ['전북', '전북특별자치도', 15],
    ['전라북도', '전북특별자치도', 15],
    ['강원도', '강원특별자치도', 18],
    ['제주도', '제주특별자치도', 2],
    ['전라남도', '전남광주통합특별시', 22],
    ['광주광역시', '전남광주통합특별시', 5],
    ['경기', '경기도', 47],
  ])('%s lists the districts of %s first', (query, province, count) => {
    const provinces = searchDistricts(query).map(({ region }) => region.sidonm);
    expect(provinces.slice(0, count)).toEqual(Array(count).fill(province));
  });

  it('with a shared name appear together, distinguished by province', () => {
    expect(found('중구').slice(0, 5).sort()).toEqual(
      ['서울특별시', '부산광역시', '대구광역시', '대전광역시', '울산광역시']
        .map((province) => `${province} 중구`)
        .sort(),
    );
    expect(found('고성군')).toEqual(['경상남도 고성군', '강원특별자치도 고성군']);
  });

  it.each(['', '  ', 'zzzz', '없는이름동네', '12', '<b>'])('%p finds none', (query) =>
    expect(found(query)).toEqual([]),
  );
});

describe('former names', () => {
  it('since 2023 find their districts', () => {
    for (const row of ROWS)
      if (row.prev) {
        const places = searchDistricts(`${row.prev.sidonm} ${row.prev.sggnm}`);
        expect([row.sggnm, places.some(isThis(row))]).toEqual([row.sggnm, true]);
      }
  });

  it.each(FORMER_NAMES.map(([name, province, ...today]) => [name, province, today] as const))(
    '%s finds %s %p',
    (name, province, today) => {
      for (const each of today) {
        const ofToday = ROWS.filter(({ sidonm, sggnm }) => sidonm === province && sggnm.startsWith(each));
        expect(ofToday).not.toEqual([]);
        const places = searchDistricts(name);
        for (const row of ofToday) expect(places.some(isThis(row))).toBe(true);
      }
    },
  );

  it.each([
    ['경북 군위군', '대구광역시 군위군'],
    ['청원군', '충청북도 청주시 흥덕구'],
    ['마산', '경상남도 창원시 마산합포구'],
    ['진해시', '경상남도 창원시 진해구'],
    ['여천', '전남광주통합특별시 여수시'],
    ['부천 소사구', '경기도 부천시 소사구'],
    ['연기군', '세종특별자치시 세종시'],
  ])('%s finds %s first', (query, name) => expect(found(query)[0]).toBe(name));
});

/** Letters that are adjacent on the keyboard or sound alike. */
const BESIDE: Record<string, string> = {
  ...{
    ㅂ: 'ㅈ',
    ㅈ: 'ㄷ',
    ㄷ: 'ㄱ',
    ㄱ: 'ㅅ',
    ㅅ: 'ㄱ',
    ㅁ: 'ㄴ',
    ㄴ: 'ㅇ',
    ㅇ: 'ㄹ',
    ㄹ: 'ㅎ',
    ㅎ: 'ㄹ',
    ㅋ: 'ㅌ',
    ㅌ: 'ㅊ',
    ㅊ: 'ㅍ',
  },
  ...{
    ㅍ: 'ㅊ',
    ㅗ: 'ㅓ',
    ㅓ: 'ㅏ',
    ㅏ: 'ㅣ',
    ㅣ: 'ㅏ',
    ㅐ: 'ㅔ',
    ㅔ: 'ㅐ',
    ㅛ: 'ㅕ',
    ㅕ: 'ㅑ',
    ㅑ: 'ㅐ',
    ㅠ: 'ㅜ',
    ㅜ: 'ㅡ',
    ㅡ: 'ㅜ',
  },
};
const SLIPS: ((letters: string, at: number) => string)[] = [
  (letters, at) => letters.slice(0, at) + (BESIDE[letters[at]!] ?? '') + letters.slice(at + 1),
  (letters, at) => letters.slice(0, at) + letters.slice(at + 1),
  (letters, at) => letters.slice(0, at) + letters[at] + letters.slice(at),
  (letters, at) => letters.slice(0, at) + (letters[at + 1] ?? '') + letters[at] + letters.slice(at + 2),
];

/**
 * 200 names with one misspelling each: every fifth letter position of the 256 names gets the next kind of misspelling. A
 * result that equals another district's present or former name, with or without 시, 군, 구, is not a misspelling.
 */
function misspellings(): { name: string; typed: string }[] {
  const names = [...new Set(ROWS.map(({ sggnm }) => sggnm))];
  const called = [...names, ...names.flatMap((name) => name.split(' ')), ...FORMER_NAMES.map(([name]) => name)];
  const all = new Set(called.map(toLetters).flatMap((letters) => [letters, letters.slice(0, -2)]));
  return names
    .map((name, i) => {
      const letters = toLetters(name);
      return { name, typed: SLIPS[i % SLIPS.length]!(letters, (i * 5 + 1) % letters.length) };
    })
    .filter(({ typed }) => !all.has(typed))
    .slice(0, 200);
}

it('200 misspelled names are found within the first three results', () => {
  const slips = misspellings();
  expect(slips).toHaveLength(200);
  const lost = slips.filter(
    ({ name, typed }) =>
      !searchDistricts(typed)
        .slice(0, 3)
        .some(({ region }) => region.sggnm === name),
  );
  expect(lost).toEqual([]);
});

it.each([
  ['강낭구', '강남구'],
  ['강남규', '강남구'],
  ['헤운대구', '해운대구'],
  ['서대무구', '서대문구'],
  ['춘청시', '춘천시'],
])('%s is interpreted as %s', (typed, name) => {
  expect(searchDistricts(typed)[0]?.region.sggnm).toBe(name);
});
