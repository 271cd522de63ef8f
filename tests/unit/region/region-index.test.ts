import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { loadRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { anywhere, aroundIslands, nearBorders, seededRandom, take } from './sample-points';

const index = loadRegions();

describe('the region of a point', () => {
  it.each([
    ['강남역', DEFAULT_COORDINATES, '서울특별시', '강남구'],
    ['검단사거리', { lat: 37.6017, lon: 126.657 }, '인천광역시', '검단구'],
    ['인천공항', { lat: 37.4602, lon: 126.4407 }, '인천광역시', '영종구'],
    ['백령도 진촌리', { lat: 37.9669, lon: 124.712 }, '인천광역시', '옹진군'],
    ['수원 장안구청', { lat: 37.304, lon: 127.0101 }, '경기도', '수원시 장안구'],
    ['동탄역', { lat: 37.2006, lon: 127.0955 }, '경기도', '화성시 동탄구'],
    ['세종시청', { lat: 36.4801, lon: 127.289 }, '세종특별자치시', '세종시'],
    ['광주시청', { lat: 35.16, lon: 126.8514 }, '전남광주통합특별시', '서구'],
    ['해운대 해수욕장', { lat: 35.1595, lon: 129.1604 }, '부산광역시', '해운대구'],
    ['군위군청', { lat: 36.2428, lon: 128.5728 }, '대구광역시', '군위군'],
    ['창원시청', { lat: 35.228, lon: 128.6818 }, '경상남도', '창원시 성산구'],
    ['제주시청', { lat: 33.4996, lon: 126.5312 }, '제주특별자치도', '제주시'],
    ['마라도', { lat: 33.1183, lon: 126.2676 }, '제주특별자치도', '서귀포시'],
    ['울릉읍', { lat: 37.4844, lon: 130.9057 }, '경상북도', '울릉군'],
    ['독도 동도', { lat: 37.2398, lon: 131.8693 }, '경상북도', '울릉군'],
  ])('%s is in its 시군구 of 2026', (_, point, sidonm, sggnm) => {
    expect(index.find(point)).toMatchObject({ sidonm, sggnm, distanceM: 0 });
  });

  it('is that of the exact point, which rounding could move across a border', () => {
    expect(index.find({ lat: 36.282765, lon: 127.036055 })).toMatchObject({ sggnm: '부여군', distanceM: 0 });
    expect(index.find({ lat: 36.283, lon: 127.036 })?.sggnm).not.toBe('부여군');
  });

  it.each([
    ['경포 앞바다', { lat: 37.806, lon: 128.925 }, '강릉시'],
    ['해운대 앞바다', { lat: 35.15, lon: 129.165 }, '해운대구'],
    ['마라도 남쪽 바다', { lat: 33.1, lon: 126.268 }, '서귀포시'],
    ['독도 동쪽 바다', { lat: 37.24, lon: 131.89 }, '울릉군'],
  ])('%s belongs to the nearest coast', (_, point, sggnm) => {
    const match = index.find(point);
    expect(match).toMatchObject({ sggnm });
    expect(match?.distanceM).toBeGreaterThan(200);
    expect(match?.distanceM).toBeLessThanOrEqual(3_000);
  });

  it.each([
    ['개성', { lat: 37.9708, lon: 126.5544 }],
    ['평양', { lat: 39.0392, lon: 125.7625 }],
    ['도쿄', { lat: 35.6812, lon: 139.7671 }],
    ['쓰시마 이즈하라', { lat: 34.2, lon: 129.29 }],
    ['쓰시마 북단', { lat: 34.7, lon: 129.44 }],
    ['동해 한가운데', { lat: 37.5, lon: 130 }],
    ['서해 한가운데', { lat: 36, lon: 124.9 }],
    ['이어도', { lat: 32.1229, lon: 125.1824 }],
    ['the same latitude, half a turn away', { lat: 37.5, lon: -53 }],
    ['the north pole', { lat: 90, lon: 127 }],
    ['the south pole', { lat: -90, lon: 127 }],
  ])('%s is outside the service area', (_, point) => {
    expect(index.find(point)).toBeNull();
  });

  it('ends 3 km off the coast', () => {
    const eastward = Array.from({ length: 200 }, (_, i) => index.find({ lat: 37.806, lon: 128.91 + i * 0.0005 }));
    const distances = eastward.map((match) => match?.distanceM ?? Infinity);
    const last = distances.findLastIndex((distanceM) => distanceM < Infinity);
    expect(distances[last]).toBeGreaterThan(2_950);
    expect(distances[last]).toBeLessThanOrEqual(3_000);
    expect(distances.slice(last + 1)).not.toHaveLength(0);
  });

  it.each([
    ['lat', { lat: NaN, lon: 127 }],
    ['lat', { lat: Infinity, lon: 127 }],
    ['lat', { lat: 90.1, lon: 127 }],
    ['lon', { lat: 37, lon: NaN }],
    ['lon', { lat: 37, lon: -Infinity }],
    ['lon', { lat: 37, lon: 180.1 }],
  ])('rejects an invalid %s (%o) by name', (field, point) => {
    const refused = expect.objectContaining({
      code: 'INVALID_INPUT',
      fields: { [field]: expect.any(String) },
    });
    expect(() => index.find(point)).toThrow(ApiError);
    expect(() => index.find(point)).toThrow(refused);
  });
});

describe('the region of a forecast cell', () => {
  it('exists for the cell of every point with a region', () => {
    const topology = readTopology();
    const random = seededRandom(4);
    const points = [anywhere(topology), nearBorders(topology), aroundIslands].flatMap((sampler) =>
      take(5_000, sampler, random, (point) => index.find(point) !== null),
    );
    expect(points).toHaveLength(15_000);
    expect(points.filter((point) => index.findCell(toGridCell(point)) === null)).toEqual([]);
  });

  it('is null far at sea and beyond the grid', () => {
    expect(index.findCell(toGridCell({ lat: 37.5, lon: 130 }))).toBeNull();
    expect(index.findCell({ nx: 400, ny: 400 })).toBeNull();
  });
});
