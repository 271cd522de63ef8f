import { getCellCentre } from '@/lib/domain/dfs-grid';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { DEFAULT_PLACE, formatPlace, parsePlace, getPlaceCentre } from '@/lib/domain/place';

const GANGNAM = { cell: { nx: 61, ny: 125 }, region: { sidonm: '서울특별시', sggnm: '강남구' } };

it('names the default place as the boundary data does', () => {
  expect(loadRegions().find(DEFAULT_COORDINATES)).toMatchObject(DEFAULT_PLACE.region);
});

describe('the place cookie', () => {
  it('survives a round trip', () => {
    expect(parsePlace(formatPlace(GANGNAM))).toEqual(GANGNAM);
  });

  it('contains nothing finer than the cell', () => {
    expect(decodeURIComponent(formatPlace(GANGNAM))).toBe('61.125.서울특별시.강남구');
    expect(getPlaceCentre(GANGNAM)).toEqual(getCellCentre(GANGNAM.cell));
  });

  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['a cell outside the grid', '0.125.서울특별시.강남구'],
    ['a cell beyond the grid', '150.125.서울특별시.강남구'],
    ['a decimal cell', '61.5.125.서울특별시.강남구'],
    ['a negative cell', '-61.125.서울특별시.강남구'],
    ['markup in a name', '61.125.<b>서울</b>.강남구'],
    ['a Latin name', '61.125.Seoul.Gangnam'],
    ['a missing name', '61.125.서울특별시'],
    ['too many parts', '61.125.서울특별시.강남구.역삼동'],
    ['a broken encoding', '%E0%A4%A'],
    ['an endless text', '가'.repeat(500)],
  ])('rejects %s', (_, text) => {
    expect(parsePlace(text && !text.startsWith('%') ? encodeURIComponent(text) : text)).toBeNull();
  });

  it('accepts the names of every kind of district', () => {
    const region = { sidonm: '경기도', sggnm: '수원시 장안구' };
    expect(parsePlace(formatPlace({ ...GANGNAM, region }))?.region).toEqual(region);
  });
});
