import { chooseIcon } from '@/lib/domain/weather/icon';
import { getSkyTheme, type IconNumber } from '@/lib/domain/weather/sky-theme';
import type { PrecipitationKind, Sky } from '@/lib/domain/weather/weather';
import { makeDay, makeHour, type HourOverrides } from '@/tests/support/weather-factory';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';

const rain = (amountMm: number | null): HourOverrides => ({ precipitation: { kind: 'rain', amountMm } });
const falling = (kind: PrecipitationKind): HourOverrides => ({ precipitation: { kind, amountMm: 3 } });

describe('the icon of an hour with KMA codes', () => {
  it.each<[string, HourOverrides, IconNumber, IconNumber]>([
    ['clear', {}, 1, 2],
    ['clear with 30 % cloud', { cloudCoverPct: 30 }, 3, 4],
    ['clear with 20 % cloud', { cloudCoverPct: 20 }, 1, 2],
    ['mostly cloudy', { sky: 'mostly-cloudy' }, 5, 6],
    ['overcast', { sky: 'overcast' }, 7, 7],
    ['overcast although 30 % cloud', { sky: 'overcast', cloudCoverPct: 30 }, 7, 7],
    ['a sky known by its cloud cover alone', { sky: null, cloudCoverPct: 70 }, 5, 6],
    ['nothing known', { sky: null, precipitation: { kind: null } }, 7, 7],
    ['lightning before all else', { lightning: true, ...falling('snow') }, 18, 18],
    ['sleet', falling('sleet'), 15, 15],
    ['drizzle and flurries', falling('drizzle-and-flurries'), 15, 15],
    ['snow from a broken sky', falling('snow'), 16, 17],
    ['snow from a grey sky', { sky: 'overcast', ...falling('snow') }, 12, 12],
    ['snow from an unknown sky', { sky: null, ...falling('snow') }, 12, 12],
    ['flurries', { sky: 'overcast', ...falling('flurries') }, 16, 17],
    ['drizzle', falling('drizzle'), 10, 11],
    ['rain of .5 mm', { sky: 'overcast', ...rain(0.5) }, 10, 11],
    ['rain of 0 mm, as KMA reports it at times', rain(0), 10, 11],
    ['rain of 1 mm from a broken sky', { sky: 'mostly-cloudy', ...rain(1) }, 8, 9],
    ['rain of 1 mm from a grey sky', { sky: 'overcast', ...rain(1) }, 9, 9],
    ['rain of unknown amount from an unknown sky', { sky: null, ...rain(null) }, 9, 9],
    ['a shower', falling('shower'), 8, 9],
    ['900 m of sight', { visibilityM: 900 }, 19, 19],
    ['1000 m of sight', { visibilityM: 1000 }, 1, 2],
    ['saturated still air, of which nobody said fog', { humidityPct: 100, windSpeedMps: 0 }, 1, 2],
    ['yellow dust', { yellowDust: true }, 20, 20],
    ['PM10 151', { pm10UgM3: 151 }, 20, 20],
    ['PM2.5 75', { pm25UgM3: 75 }, 1, 2],
    ['PM2.5 76', { pm25UgM3: 76 }, 20, 20],
    ['rain through dust', { pm25UgM3: 90, sky: 'overcast', ...rain(3) }, 9, 9],
  ])('%s', (_, hour, byDay, byNight) => {
    expect(chooseIcon(makeHour(hour), false)).toBe(byDay);
    expect(chooseIcon(makeHour(hour), true)).toBe(byNight);
  });
});

describe('the icon of an hour with WMO codes', () => {
  it.each<[number, number | null, IconNumber, IconNumber]>([
    [0, 0, 1, 2],
    [1, 20, 3, 4],
    [2, 59, 3, 4],
    [2, 60, 5, 6],
    [2, null, 3, 4],
    [3, 100, 7, 7],
    [45, 100, 19, 19],
    [48, 100, 19, 19],
    [51, 100, 10, 11],
    [53, 100, 10, 11],
    [61, 100, 10, 11],
    [55, 84, 8, 9],
    [63, 85, 9, 9],
    [80, 50, 8, 9],
    [81, null, 9, 9],
    [65, 50, 9, 9],
    [82, 50, 9, 9],
    [56, 100, 15, 15],
    [57, 100, 15, 15],
    [66, 100, 15, 15],
    [67, 100, 15, 15],
    [71, 100, 16, 17],
    [77, 100, 16, 17],
    [85, 100, 16, 17],
    [73, 100, 12, 12],
    [75, 100, 12, 12],
    [86, 100, 12, 12],
    [95, 100, 18, 18],
    [96, 100, 18, 18],
    [99, 100, 18, 18],
    [4, 100, 7, 7],
    [-1, 100, 7, 7],
    [1000, 100, 7, 7],
  ])('code %i with %s %% cloud', (wmoCode, cloudCoverPct, byDay, byNight) => {
    const hour = makeHour({ wmoCode, cloudCoverPct, precipitation: { kind: 'snow' } });
    expect(chooseIcon(hour, false)).toBe(byDay);
    expect(chooseIcon(hour, true)).toBe(byNight);
  });

  it('shows dust through codes 0 to 3 only', () => {
    for (const wmoCode of [0, 1, 2, 3]) expect(chooseIcon(makeHour({ wmoCode, pm10UgM3: 200 }), false)).toBe(20);
    expect(chooseIcon(makeHour({ wmoCode: 61, pm10UgM3: 200 }), false)).toBe(10);
  });
});

describe('every icon', () => {
  const numbers = Array.from({ length: 20 }, (_, index) => (index + 1) as IconNumber);
  const skies: (Sky | null)[] = ['clear', 'mostly-cloudy', 'overcast', null];
  const kinds: (PrecipitationKind | null)[] = [
    null,
    'none',
    'rain',
    'sleet',
    'snow',
    'shower',
    'drizzle',
    'drizzle-and-flurries',
    'flurries',
  ];

  it('has a short label in each language and a background', () => {
    for (const icon of numbers) {
      expect(KO.weather.icons[icon]).toMatch(/^[가-힣 ]{1,7}$/);
      expect(EN.weather.icons[icon]).toMatch(/^[A-Z][a-z ]{2,15}$/);
      expect(['sunny', 'cloudy', 'rainy']).toContain(getSkyTheme(icon));
    }
  });

  it.each<[IconNumber, string]>([
    [1, 'sunny'],
    [4, 'sunny'],
    [6, 'cloudy'],
    [8, 'rainy'],
    [11, 'rainy'],
    [12, 'sunny'],
    [15, 'rainy'],
    [17, 'sunny'],
    [18, 'rainy'],
    [19, 'cloudy'],
    [20, 'cloudy'],
  ])('%i has the %s background', (icon, theme) => expect(getSkyTheme(icon)).toBe(theme));

  it('except 13 and 14 is produced by some weather, and those never', () => {
    const made = new Set<IconNumber>();
    for (const night of [false, true]) {
      for (let wmoCode = -1; wmoCode < 101; wmoCode++)
        for (const cloudCoverPct of [null, 0, 60, 100])
          made.add(chooseIcon(makeHour({ wmoCode, cloudCoverPct }), night));
      for (const sky of skies)
        for (const kind of kinds)
          for (const cloudCoverPct of [null, 0, 30, 70, 100])
            for (const yellowDust of [null, true])
              made.add(
                chooseIcon(
                  makeHour({ sky, cloudCoverPct, yellowDust, precipitation: { kind, amountMm: null } }),
                  night,
                ),
              );
    }
    expect([...made].sort((a, b) => a - b)).toEqual(numbers.filter((icon) => icon !== 13 && icon !== 14));
  });

  it('can be chosen for a day without visibility data', () => {
    expect(chooseIcon(makeDay({ precipitation: { kind: 'rain', amountMm: 20 }, sky: 'overcast' }), false)).toBe(9);
  });
});
