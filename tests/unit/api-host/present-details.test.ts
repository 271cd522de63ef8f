import { presentMidTerms } from '@/lib/api-host/weather/present';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { midTermWeather } from '@/lib/contract/weather';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { makeDay, makeWeather } from '@/tests/support/weather-factory';

const DATE = '2023-11-21';
const NOW_MS = kstEpochMs(DATE, 9);
const present = (weather: Weather) =>
  midTermWeather.parse(presentMidTerms(weather, { stale: false, pending: false, nowMs: NOW_MS })).details;

it("the weather screen's details come from the fields of the weather", () => {
  const days = [0, 1, 2].map((day) =>
    makeDay({ date: addDays(DATE, day), precipitation: { snowCm: day === 1 ? 2.34 : 0 } }),
  );
  const weather = makeWeather({
    each: (hour) => ({ humidityPct: 54.6, windSpeedMps: 3.24, pm10UgM3: 20, pm25UgM3: hour >= 24 ? 40 : 5 }),
    days,
  });
  expect(present(weather)).toEqual({
    humidity: 55,
    windSpeed: 3.2,
    // Seoul by the Korea Astronomy and Space Science Institute: 7:17 and 17:18, within the minutes of the cell's centre.
    sunrise: expect.stringMatching(/^07:1[5-9]$/),
    sunset: expect.stringMatching(/^17:1[5-9]$/),
    air: [{ date: '2023-11-22', grade: '나쁨' }],
    snow: [{ date: '2023-11-22', cm: 2.3 }],
  });
});

it('unknown fields are null or absent, never made up', () => {
  const weather = makeWeather({ each: () => ({ humidityPct: null, windSpeedMps: null }), days: [] });
  expect(present(weather)).toMatchObject({ humidity: null, windSpeed: null, air: [], snow: [] });
  // Half a day of air quality is not the day's.
  const partly = makeWeather({ each: (hour) => ({ pm10UgM3: hour < 35 ? 200 : null }) });
  expect(present(partly)?.air).toEqual([]);
  expect(present(getUsualWeather(weather.cell, NOW_MS))).toBeUndefined();
});
