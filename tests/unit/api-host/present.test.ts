import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import type { Language } from '@/lib/contract/language';
import { midTermWeather, positionWeather } from '@/lib/contract/weather';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { makeDay, makeHour, makeWeather } from '@/tests/support/weather-factory';

const at = (hour: number, minute = 0) => kstEpochMs('2023-11-21', hour, minute);
const fresh = (nowMs: number) => ({ stale: false, pending: false, nowMs });

describe('the weather of a position', () => {
  it('satisfies the contract and begins with the current hour', () => {
    const weather = makeWeather({ from: -24, each: (hour) => ({ temperatureC: hour - 9.6 }), hour: 9 });
    const answer = positionWeather.parse(presentPosition(weather, fresh(at(9, 40))));
    expect(answer).toMatchObject({
      temperature: -1,
      differenceFromYesterday: 24,
      minTemperature: -10,
      maxTemperature: 15,
      iconNumber: 1,
      iconMessage: '맑음',
      theme: 'sunny',
      night: false,
      precipitation: { kind: 'none', amountMm: 0 },
    });
    expect(answer.forecasts).toHaveLength(39);
    expect(answer.forecasts[0]).toMatchObject({ date: '2023-11-21', time: '0900', temperature: -1, pty: 0 });
  });

  it('continues past midnight', () => {
    const { forecasts, night } = presentPosition(makeWeather({ hour: 23 }), fresh(at(23, 50)));
    expect(forecasts.slice(0, 3).map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2023-11-21 2300',
      '2023-11-22 0000',
      '2023-11-22 0100',
    ]);
    expect(night).toBe(true);
    expect(forecasts[0]?.iconNumber).toBe(2);
  });

  it('names the areas of warnings in its language, as far as they have a name', () => {
    const items = [
      { name: '호우경보', area: '경기도, 수원, 강남구' },
      { name: '대설주의보', area: '강원남부산지' },
    ];
    const announced = { announcedAtMs: at(8), receivedAtMs: at(9), items };
    const weather = makeWeather({ hour: 9, weather: { warnings: announced } });
    const areasIn = (language: Language) =>
      presentPosition(weather, fresh(at(9)), language).warnings?.items.map(({ area }) => area);
    expect(areasIn('ko')).toEqual(items.map(({ area }) => area));
    expect(areasIn('en')).toEqual(['Gyeonggi-do, Suwon, Gangnam-gu', '']);
  });

  it('has at most 48 hours', () => {
    expect(presentPosition(makeWeather({ until: 96 }), fresh(at(9))).forecasts).toHaveLength(48);
  });

  it('never contains minus zero', () => {
    const weather = makeWeather({
      from: -24,
      each: (hour) => ({ temperatureC: hour < 0 ? 0 : -0.2 }),
      days: [makeDay({ minC: -0.4, maxC: -0.1 })],
    });
    const { temperature, feelsLike, differenceFromYesterday, minTemperature, maxTemperature, forecasts } =
      presentPosition(weather, fresh(at(9)));
    const shown = [temperature, feelsLike, differenceFromYesterday, minTemperature, maxTemperature];
    for (const degrees of [...shown, ...forecasts.map((hour) => hour.temperature)])
      expect(Object.is(degrees, 0)).toBe(true);
  });

  it('is null where data is missing', () => {
    const unknown = { humidityPct: null, windSpeedMps: null, sky: null, cloudCoverPct: null };
    const precipitation = { kind: null, amountMm: null, snowCm: null, probabilityPct: null };
    const now = makeHour({ ...unknown, epochMs: at(9), temperatureC: -3, precipitation });
    const weather = makeWeather({ weather: { now, hours: [], days: [] } });
    expect(positionWeather.parse(presentPosition(weather, fresh(at(9))))).toMatchObject({
      temperature: -3,
      feelsLike: -3,
      differenceFromYesterday: null,
      minTemperature: null,
      maxTemperature: null,
      iconNumber: 7,
      uvIndex: { value: null, grade: null },
      airQuality: { grade: null, pm10: null, pm25: null },
      precipitation: { kind: null, amountMm: null, snowCm: null },
      forecasts: [{ pty: null, precipitationMm: null, snowCm: null, rainProbability: null }],
    });
  });

  it("grades UV by the day's displayed maximum and air quality by the current value", () => {
    const each = (hour: number) => ({ uvIndex: hour === 12 ? 5.6 : 1, pm10UgM3: 81, pm25UgM3: 12 });
    expect(presentPosition(makeWeather({ each }), fresh(at(9)))).toMatchObject({
      uvIndex: { value: 6, grade: '높음' },
      airQuality: { grade: '나쁨', pm10: 81, pm25: 12 },
    });
  });
});

describe("tomorrow's card", () => {
  it('equals its row in the ten-day forecast', () => {
    const days = ['2023-11-21', '2023-11-22'].map((date) => makeDay({ date, minC: 2, maxC: 5 }));
    const weather = makeWeather({ days, each: (hour) => ({ temperatureC: hour === 30 ? -4 : 3 }) });
    const { tomorrow } = presentPosition(weather, fresh(at(19)));
    const row = presentMidTerms(weather, fresh(at(19))).forecasts[1]!;
    expect(row.forecastDate).toBe('2023-11-22');
    // The card is beside today's, and tomorrow is nearly always sure.
    const ofRowsOnly = ['forecastDate', 'differenceFromDayBefore', 'certaintyMessage'];
    expect(tomorrow).toMatchObject(
      Object.fromEntries(Object.entries(row).filter(([key]) => !ofRowsOnly.includes(key))),
    );
    expect(tomorrow).toMatchObject({ minTemperature: -4, maxTemperature: 5 });
  });

  it('is null if the forecast does not cover it', () => {
    expect(presentPosition(makeWeather({ days: [makeDay()] }), fresh(at(19))).tomorrow).toBeNull();
  });
});

describe('the source of a response', () => {
  const sourceOf = (source: object) => {
    const weather = makeWeather();
    return presentPosition({ ...weather, source: { ...weather.source, ...source } }, { ...fresh(at(9)), stale: true })
      .source;
  };

  it.each([
    [{ provider: 'kma', airQuality: 'measured' }, '기상청', '기상청·한국환경공단 에어코리아'],
    [{ provider: 'kma', airQuality: null }, '기상청', '기상청'],
    [{ provider: 'open-meteo' }, 'Open-Meteo', '날씨 자료 Open-Meteo.com (CC BY 4.0)'],
    [
      { provider: 'recorded', recorded: { place: 'seoul', date: '2023-11-21' } },
      '예시 날씨',
      '기상청 종관기상관측(자외선·미세먼지·강수확률은 추정) · 서울 2023년 11월 21일',
    ],
  ])('%j is shown as %s, %s', (source, label, attribution) => {
    expect(sourceOf(source)).toMatchObject({ label, attribution, stale: true, pending: false });
  });
});

describe('the ten days', () => {
  const days = Array.from({ length: 12 }, (_, index) =>
    makeDay({
      date: addDays('2023-11-20', index),
      minC: index === 3 ? null : -0.3,
      precipitation: {
        kind: index === 2 ? 'rain' : 'none',
        amountMm: index === 2 ? 12 : 0,
        probabilityPct: index * 7,
      },
    }),
  );
  const weather = makeWeather({ days, until: 24, each: () => ({ temperatureC: -5 }) });
  const { forecasts } = midTermWeather.parse(presentMidTerms(weather, fresh(at(9))));

  it('start today and are ten days', () => {
    expect(forecasts.map(({ forecastDate }) => forecastDate)).toEqual(days.slice(1, 11).map(({ date }) => date));
  });

  it('show today as home does', () => {
    const { minTemperature } = presentPosition(weather, fresh(at(9)));
    expect([forecasts[0]?.minTemperature, minTemperature]).toEqual([-5, -5]);
  });

  it('leave unknown values null and treat 0 as a number', () => {
    expect(forecasts[1]).toMatchObject({ iconNumber: 8, rainProbability: 14, minTemperature: 0 });
    expect(forecasts[2]?.minTemperature).toBeNull();
  });
});
