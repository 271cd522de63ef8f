import { loadRegions } from '@/lib/api-host/region/load-regions';
import { requireServedCell, toServedCell } from '@/lib/api-host/region/served-cell';

const regions = loadRegions();
const outside = expect.objectContaining({ code: 'OUTSIDE_SERVICE_AREA' }) as Error;

describe('the served cell of a request', () => {
  it('is the cell that contains the point', () => {
    expect(toServedCell({ lat: 37.498095, lon: 127.02761 }, regions)).toEqual({ nx: 61, ny: 125 });
  });

  it.each([
    ['abroad', { lat: 35.68, lon: 139.69 }],
    ['on the open sea', { lat: 37.5, lon: 130 }],
  ])('does not exist %s', (_, point) => {
    expect(() => toServedCell(point, regions)).toThrow(outside);
  });

  it('is checked without a conversion if the request names a cell', () => {
    expect(requireServedCell({ nx: 61, ny: 125 }, regions)).toEqual({ nx: 61, ny: 125 });
    expect(() => requireServedCell({ nx: 150, ny: 125 }, regions)).toThrow(outside);
  });
});
