import { DEFAULT_COORDINATES } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { loadRegions, readTopology } from '@/lib/api-host/region/load-regions';
import { findRegionRow, findRegionRowForCell } from '@/lib/api-host/region/region-table';

const names = readTopology().objects.sgg.geometries.map(({ properties }) => properties);

describe('the table of regions', () => {
  it('has a row of the same names for each of the 256 boundaries', () => {
    expect(names).toHaveLength(256);
    for (const expected of names) expect(findRegionRow(expected?.code ?? '')).toMatchObject({ ...expected });
  });

  it("has every row's point and forecast cell inside its region, or within 50 m of a smoothed coast", () => {
    for (const expected of names) {
      const row = findRegionRow(expected?.code ?? '')!;
      const match = loadRegions().find(row);
      expect(match?.code).toBe(row.code);
      expect(match?.distanceM).toBeLessThan(50);
      expect(toGridCell(row)).toEqual({ nx: row.nx, ny: row.ny });
    }
  });

  it('has the provider codes of Gangnam', () => {
    expect(findRegionRow('11680')).toMatchObject({
      midTa: '11B10101',
      midLand: '11B00000',
      asos: 108,
      air: '강남구',
    });
  });

  it('returns the row of a forecast cell', () => {
    expect(findRegionRowForCell(toGridCell(DEFAULT_COORDINATES))).toMatchObject({ sggnm: '강남구' });
    expect(findRegionRowForCell(toGridCell({ lat: 37.2398, lon: 131.8693 }))).toMatchObject({ sggnm: '울릉군' });
  });

  it('is null for an unknown code and for a cell far at sea', () => {
    expect(findRegionRow('99999')).toBeNull();
    expect(findRegionRowForCell(toGridCell({ lat: 37.5, lon: 130 }))).toBeNull();
  });
});
