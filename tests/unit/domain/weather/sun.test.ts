import { kstEpochMs } from '@/lib/domain/kst';
import { isNight, getSunAltitudeDeg } from '@/lib/domain/weather/sun';

const SEOUL = { lat: 37.5665, lon: 126.978 };
const JEJU = { lat: 33.4996, lon: 126.5312 };
const ULLEUNG = { lat: 37.4845, lon: 130.9057 };

// Sunrise and sunset as the Korea Astronomy and Space Science Institute publishes them, to the minute.
describe('night', () => {
  it.each([
    ['Seoul', SEOUL, '2023-06-21', [5, 11], [19, 57]],
    ['Seoul', SEOUL, '2023-12-22', [7, 43], [17, 17]],
  ] as const)('in %s ends and begins with the published sunrise and sunset of %3$s', (_, place, date, rise, set) => {
    const at = ([hour, minute]: readonly [number, number], shift: number) =>
      isNight(kstEpochMs(date, hour, minute + shift), place);
    expect([at(rise, -3), at(rise, 3), at(set, -3), at(set, 3)]).toEqual([true, false, false, true]);
  });

  it.each([SEOUL, JEJU, ULLEUNG])(
    'has one morning part and one evening part on every day of the year at %j',
    (place) => {
      for (let day = 0; day < 365; day++) {
        const nights = Array.from({ length: 24 }, (_, hour) =>
          isNight(kstEpochMs('2023-01-01', day * 24 + hour), place),
        );
        const [dawn, dusk] = [nights.indexOf(false), nights.lastIndexOf(false)];
        expect(nights.slice(dawn, dusk + 1)).not.toContain(true);
        expect(dawn).toBeGreaterThanOrEqual(5);
        expect(dusk).toBeLessThanOrEqual(19);
      }
    },
  );
});

describe('the altitude of the sun', () => {
  it('is 90 - latitude + 23.4 degrees at midsummer noon in Seoul', () => {
    expect(getSunAltitudeDeg(kstEpochMs('2023-06-21', 12, 34), SEOUL)).toBeCloseTo(75.9, 0);
  });

  it('is below the horizon at midnight', () => {
    expect(getSunAltitudeDeg(kstEpochMs('2023-06-21', 0), SEOUL)).toBeLessThan(-20);
  });
});
