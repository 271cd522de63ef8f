import { kstDate, kstHour, kstMinute } from '@/lib/domain/kst';
import { toPlaceTimeMs, toPlaceTimePoint } from '@/lib/domain/place-time';
import { getSunAltitudeDeg } from '@/lib/domain/weather/sun';
import { timeZone } from '@/lib/contract/time-zone';

const at = (text: string) => Date.parse(text);
const read = (epochMs: number, zone?: string) => {
  const placeMs = toPlaceTimeMs(epochMs, zone);
  return `${kstDate(placeMs)} ${kstHour(placeMs)}:${kstMinute(placeMs)}`;
};

describe('place time', () => {
  it.each([
    ['Europe/Paris', '2026-01-15T23:30:00Z', '2026-01-16 0:30'],
    ['Asia/Tokyo', '2026-01-15T23:30:00Z', '2026-01-16 8:30'],
    ['Pacific/Honolulu', '2026-01-15T09:05:00Z', '2026-01-14 23:5'],
    ['Asia/Kathmandu', '2026-01-15T09:00:00Z', '2026-01-15 14:45'],
    ['Pacific/Kiritimati', '2026-01-15T11:00:00Z', '2026-01-16 1:0'],
  ])('shows on a Korean clock what the clock of %s shows', (zone, instant, expected) => {
    expect(read(at(instant), zone)).toBe(expected);
  });

  it('follows daylight saving of the place', () => {
    expect(read(at('2026-03-29T00:59:00Z'), 'Europe/Paris')).toBe('2026-03-29 1:59');
    expect(read(at('2026-03-29T01:00:00Z'), 'Europe/Paris')).toBe('2026-03-29 3:0');
    expect(read(at('2026-10-25T00:30:00Z'), 'Europe/Paris')).toBe('2026-10-25 2:30');
    expect(read(at('2026-10-25T01:30:00Z'), 'Europe/Paris')).toBe('2026-10-25 2:30');
  });

  it('is the instant itself in Korea', () => {
    const now = at('2026-01-15T09:10:11.123Z');
    expect(toPlaceTimeMs(now, undefined)).toBe(now);
    expect(toPlaceTimeMs(now, 'Asia/Seoul')).toBe(now);
  });

  it('has the sun where it stands at the place', () => {
    const sydney = { lat: -33.87, lon: 151.2 };
    const noon = at('2026-01-15T02:00:00Z');
    const placeMs = toPlaceTimeMs(noon, 'Australia/Sydney');
    const point = toPlaceTimePoint(sydney, placeMs - noon);
    expect(getSunAltitudeDeg(placeMs, point)).toBeCloseTo(getSunAltitudeDeg(noon, sydney), 0);
    expect(getSunAltitudeDeg(noon, sydney)).toBeGreaterThan(70);
  });

  it.each(['Europe/Nowhere', '+09:00', '', 'Asia/Tokyo; DROP', 'A'.repeat(41)])('has no zone %j', (name) => {
    expect(timeZone.safeParse(name).success).toBe(false);
  });
});
