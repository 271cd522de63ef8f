import { getCellCentre, isInGrid, toGridCell } from '@/lib/domain/dfs-grid';

const published = [
  { lat: 37.5665, lon: 126.978, nx: 60, ny: 127 },
  { lat: 37.498095, lon: 127.02761, nx: 61, ny: 125 },
  { lat: 33.4996, lon: 126.5312, nx: 53, ny: 38 },
  { lat: 35.1796, lon: 129.0756, nx: 98, ny: 76 },
  { lat: 37.4845, lon: 130.9057, nx: 127, ny: 127 },
  { lat: 37.9665, lon: 124.711, nx: 21, ny: 135 },
  { lat: 36.504, lon: 127.265, nx: 65, ny: 104 },
];

describe('the KMA forecast grid', () => {
  it.each(published)('maps $lat, $lon to cell $nx, $ny', ({ nx, ny, ...point }) => {
    expect(toGridCell(point)).toEqual({ nx, ny });
  });

  it("maps every cell's centre back to the cell", () => {
    const cells = Array.from({ length: 149 * 253 }, (_, i) => ({ nx: 1 + Math.floor(i / 253), ny: 1 + (i % 253) }));
    const moved = cells.filter(({ nx, ny }) => {
      const back = toGridCell(getCellCentre({ nx, ny }));
      return back.nx !== nx || back.ny !== ny;
    });
    expect(moved).toEqual([]);
  });

  it.each([
    ['Tokyo', 35.6895, 139.69171],
    ['Paris', 48.85341, 2.3488],
    ['New York', 40.71427, -74.00597],
    ['Auckland', -36.84853, 174.76349],
    ['Honolulu', 21.30694, -157.85833],
    ['Ushuaia', -54.8, -68.3],
  ])('has a cell for %s within 5 km, which its centre maps back to', (_, lat, lon) => {
    const centre = getCellCentre(toGridCell({ lat, lon }));
    expect(toGridCell(centre)).toEqual(toGridCell({ lat, lon }));
    expect(Math.abs(centre.lat - lat) * 111).toBeLessThan(5);
    expect(Math.abs(centre.lon - lon) * 111 * Math.cos((lat * Math.PI) / 180)).toBeLessThan(5);
  });

  it('maps two points of one neighbourhood to one cell', () => {
    expect(toGridCell({ lat: 37.498, lon: 127.028 })).toEqual(toGridCell({ lat: 37.49, lon: 127.03 }));
  });

  it('does not contain Tokyo', () => {
    expect(isInGrid(toGridCell({ lat: 35.68, lon: 139.69 }))).toBe(false);
  });
});
