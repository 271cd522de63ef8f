import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import { parseAirRows } from '@/lib/api-host/weather/kma/air-korea';
import { createOpenMeteoProvider } from '@/lib/api-host/weather/open-meteo/open-meteo-provider';
import { removeInvalidValues } from '@/lib/api-host/weather/remove-invalid-values';
import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { midTermWeather, positionWeather } from '@/lib/contract/weather';
import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { kmaScenario, NO_DATA, type KmaWeather } from '../../support/kma-body';
import { openMeteoScenario } from '../../support/open-meteo-body';
import { startProviderServer, type ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

const SEOUL = { nx: 60, ny: 127 };
const NOON = kstEpochMs('2026-10-02', 12, 50);
const AMPLE_MS = 20_000;
const FRESH = { stale: false, pending: false };

let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer({ scenario: () => ({ body: '' }) });
});
afterEach(() => server.close());

type Row = Record<string, string>;

const log = { info: jest.fn(), warn: jest.fn() };
beforeEach(() => log.warn.mockClear());
const getWarnings = () => log.warn.mock.calls.map(([{ part, reason }]) => [part, reason]);

/** Fetches weather from KMA at an instant, after `change` was applied to each row. */
async function fetchChanged(
  change: (row: Row, operation: string) => Row | Row[],
  nowMs = NOON,
  hour?: KmaWeather['hour'],
  missingRows = 0,
) {
  const scenario = kmaScenario(() => ({ nowMs, hour }));
  server.use(async (url) => {
    if (missingRows > 0 && url.searchParams.get('pageNo') === '2') return { body: NO_DATA };
    const reply = await scenario(url);
    if (!('body' in reply)) return reply;
    const response = JSON.parse(reply.body);
    const items = response.response.body?.items;
    const rows: Row[] | undefined = items?.item ?? items;
    if (!rows) return reply;
    const changed = rows.flatMap((row) => change({ ...row }, url.pathname.split('/').at(-1)!));
    response.response.body = { items: { item: changed }, totalCount: changed.length + missingRows };
    return { body: JSON.stringify(response) };
  });
  const config = { kmaServiceKey: 'key', kmaBaseUrl: server.url, airKoreaBaseUrl: server.url };
  const provider = createKmaProvider(config, testTools({ clock: () => nowMs, log }), AMPLE_MS);
  return removeInvalidValues(await provider.fetch(SEOUL, nowMs, AbortSignal.timeout(AMPLE_MS)));
}

const changeNowcast =
  (category: string, value: string) =>
  (row: Row, operation: string): Row =>
    operation === 'getUltraSrtNcst' && row.category === category ? { ...row, obsrValue: value } : row;

const position = (weather: Weather, nowMs = NOON) =>
  positionWeather.parse(presentPosition(weather, { ...FRESH, nowMs }));
const days = (weather: Weather, nowMs = NOON) =>
  midTermWeather.parse(presentMidTerms(weather, { ...FRESH, nowMs })).forecasts;

describe('an impossible value is removed and the others stay', () => {
  it.each(['-50', '-50.0', '-99', '60', '-999'])('an observed temperature of %s', async (value) => {
    const weather = await fetchChanged((row, operation) => {
      const windy = changeNowcast('WSD', '7')(row, operation);
      return changeNowcast('T1H', value)(windy, operation);
    });
    // The other observations replace the forecast; the temperature stays the forecast one.
    expect(weather.now).toMatchObject({ temperatureC: 15, windSpeedMps: 7 });
  });

  it.each(['-1', '-99', '-0.1', '21', '608495162048422800'])('a UV index of %s', async (value) => {
    const weather = await fetchChanged((row, operation) => (operation === 'getUVIdxV5' ? { ...row, h0: value } : row));
    expect(weather.now.uvIndex).toBeNull();
    // The UV index of the other hours stays.
    expect(position(weather).uvIndex).toEqual({ value: 3, grade: '보통' });
  });

  it.each(['-1', '-99', '-0.1', '99999'])('particulate matter of %s', (value) => {
    const row = {
      stationName: '중구',
      dataTime: '2026-10-02 12:00',
      pm10Value: value,
      pm10Flag: null,
      pm25Value: '20',
      pm25Flag: null,
    };
    expect(parseAirRows([row]).get('중구')).toMatchObject([{ pm10UgM3: null, pm25UgM3: 20 }]);
  });

  it('of Open-Meteo', async () => {
    const scenario = openMeteoScenario(() => ({ nowMs: NOON }));
    server.use(async (url) => {
      const reply = await scenario(url);
      if (!('body' in reply)) return reply;
      const response = JSON.parse(reply.body);
      const impossible = (values?: number[]) => values?.map(() => -0.1);
      const { uv_index, pm10, pm2_5 } = response.hourly;
      if (uv_index) response.hourly.uv_index = impossible(uv_index);
      if (pm10) Object.assign(response.hourly, { pm10: impossible(pm10), pm2_5: impossible(pm2_5) });
      return { body: JSON.stringify(response) };
    });
    const provider = createOpenMeteoProvider(
      { openMeteoBaseUrl: server.url, openMeteoAirBaseUrl: server.url },
      testTools({ clock: () => NOON }),
      AMPLE_MS,
    );
    const weather = removeInvalidValues(await provider.fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS)));
    expect(position(weather)).toMatchObject({ uvIndex: { value: null }, airQuality: { pm10: null, pm25: null } });
  });

  it('a probability of -99 becomes null, not 0 %', async () => {
    const weather = await fetchChanged((row, operation) => {
      if (row.category === 'POP') return { ...row, fcstValue: '-99' };
      return operation === 'getMidLandFcst' ? { ...row, rnSt8: '-99' } : row;
    });
    expect(position(weather).forecasts.every(({ rainProbability }) => rainProbability === null)).toBe(true);
    expect(days(weather)[0]?.rainProbability).toBeNull();
    expect(days(weather).at(8)?.rainProbability).toBeNull();
  });
});

describe('a value that is not credible is not shown as measured', () => {
  it.each(['0.0', '26', '4.9'])('an observation of %s °C, when 15 °C are forecast', async (value) => {
    const weather = await fetchChanged((row, operation) => {
      const windy = changeNowcast('WSD', '7')(row, operation) as Row;
      return changeNowcast('T1H', value)(windy, operation);
    });
    expect(weather.now.temperatureC).toBe(15);
    expect(weather.now.windSpeedMps).not.toBe(7);
    expect(weather.provenance?.temperature).toMatchObject({ kind: 'forecast' });
    expect(getWarnings()).toEqual([['kma nowcast', `${Number(value)} °C; forecast 15`]]);
  });

  it('an observation that differs by less is used', async () => {
    const weather = await fetchChanged(changeNowcast('T1H', '6'));
    expect([weather.now.temperatureC, getWarnings()]).toEqual([6, []]);
  });

  it('a forecast in °F of winter', async () => {
    const winter = kstEpochMs('2026-01-15', 12, 50);
    const toFahrenheit = (row: Row) => (row.category === 'TMP' || row.category === 'T1H' ? scale(row) : row);
    const scale = (row: Row) => {
      const name = row.fcstValue === undefined ? 'obsrValue' : 'fcstValue';
      return { ...row, [name]: String(Number(row[name]) * 1.8 + 32) };
    };
    const changed = fetchChanged(toFahrenheit, winter, () => ({ temperature: 1 }));
    await expect(changed).rejects.toMatchObject({ kind: 'no-data' });
    expect(getWarnings()).toContainEqual(['kma forecast', '33.8 °C']);
  });

  it('two values of one hour', async () => {
    const nine = kstEpochMs('2026-10-03', 9);
    const isNine = (row: Row) => row.category === 'TMP' && row.fcstDate === '20261003' && row.fcstTime === '0900';
    const { hours } = await fetchChanged((row) => [row, ...(isNine(row) ? [{ ...row, fcstValue: '2' }, row] : [])]);
    expect(hours.map(({ epochMs }) => epochMs)).not.toContain(nine);
    expect(hours.map(({ epochMs }) => epochMs)).toEqual(expect.arrayContaining([nine - HOUR_MS, nine + HOUR_MS]));
    expect(getWarnings()).toContainEqual(['getVilageFcst', 'TMP 15 and 2']);
  });
});

describe('a gap costs only itself', () => {
  it('four missing hours of each day, which keep their days', async () => {
    const isMissing = ({ fcstTime = '' }: Row, operation: string) =>
      operation === 'getVilageFcst' && fcstTime >= '2000';
    const weather = await fetchChanged((row, operation) => (isMissing(row, operation) ? [] : row));
    const whole = await fetchChanged((row) => row);
    expect(weather.days.map(({ date }) => date)).toEqual(whole.days.map(({ date }) => date));
    expect(weather.days).toHaveLength(10);
    expect(weather.hours.some(({ epochMs }) => epochMs === kstEpochMs('2026-10-03', 19))).toBe(true);
    expect(weather.hours.some(({ epochMs }) => epochMs === kstEpochMs('2026-10-03', 20))).toBe(false);
  });

  it('a count that is larger than the rows', async () => {
    const weather = await fetchChanged((row) => row, NOON, undefined, 7);
    expect([weather.now.temperatureC, weather.hours.length]).toEqual([
      15,
      (await fetchChanged((row) => row)).hours.length,
    ]);
  });
});

describe('a row that cannot be read costs only itself', () => {
  it.each(['TMP', 'PCP', 'SKY'])('a null %s of the village forecast', async (category) => {
    const first = kstEpochMs('2026-10-03', 9);
    const isBroken = (row: Row) => row.category === category && row.fcstDate === '20261003' && row.fcstTime === '0900';
    const weather = await fetchChanged((row) => (isBroken(row) ? { ...row, fcstValue: null as never } : row));
    const times = weather.hours.map(({ epochMs }) => epochMs);
    expect(times.includes(first)).toBe(category !== 'TMP');
    expect(times).toEqual(expect.arrayContaining([first - HOUR_MS, first + HOUR_MS]));
  });

  it('a station without a name', () => {
    const rows = ['중구', null, '종로구'].map((stationName) => ({
      stationName,
      dataTime: '2026-10-02 12:00',
      pm10Value: '40',
      pm25Value: '20',
    }));
    expect([...parseAirRows(rows).keys()]).toEqual(['중구', '종로구']);
  });
});

it.each(['900', '998', '2712'])('%s µg/m³ of PM10 is a real value on the worst days of yellow dust', (pm10Value) => {
  const row = { stationName: '중구', dataTime: '2026-10-02 12:00', pm10Value, pm25Value: '90' };
  expect(parseAirRows([row]).get('중구')).toMatchObject([{ pm10UgM3: Number(pm10Value), pm25UgM3: 90 }]);
});

it.each([
  ['another column', { nx: '61' }],
  ['another row', { ny: '126' }],
  ['the day before', { baseDate: '20261001' }],
  ['an older issue', { baseTime: '0200' }],
])('a village forecast of %s is rejected', async (_, other) => {
  const changed = fetchChanged((row, operation) => (operation === 'getVilageFcst' ? { ...row, ...other } : row));
  await expect(changed).rejects.toMatchObject({ kind: 'malformed' });
});

describe('a missing value is not invented', () => {
  const removePhrases = (row: Row, operation: string): Row => {
    if (operation !== 'getMidLandFcst') return row;
    return Object.fromEntries(Object.entries(row).filter(([name]) => !/^(wf|rnSt)/.test(name)));
  };

  it('a day without data has no sky', async () => {
    const day = days(await fetchChanged(removePhrases)).at(8);
    expect(day).toMatchObject({ iconNumber: null, iconMessage: null, rainProbability: null });
    expect(day?.minTemperature).not.toBeNull();
  });

  it('a day with an empty phrase keeps its probability', async () => {
    const weather = await fetchChanged((row, operation) =>
      operation === 'getMidLandFcst' ? { ...row, wf8: ' ' } : row,
    );
    expect(days(weather).at(8)).toMatchObject({ iconNumber: null, rainProbability: 30 });
  });

  it.each([' 흐리고  비 ', '흐 리고 비', '\t흐리고 비'])(
    'a phrase is parsed despite its blanks: %j',
    async (phrase) => {
      const weather = await fetchChanged((row, operation) =>
        operation === 'getMidLandFcst' ? { ...row, wf8: phrase } : row,
      );
      expect(weather.days.at(8)).toMatchObject({ sky: 'overcast', precipitation: { kind: 'rain' } });
    },
  );

  it.each([
    ['구름많고 비/눈', 'sleet'],
    ['구름많고 눈/비', 'sleet'],
    ['흐리고 비 또는 눈', 'sleet'],
    ['흐리고 눈 또는 비', 'sleet'],
    ['흐리고 진눈깨비', 'sleet'],
    ['흐리고 소나기', 'shower'],
    ['흐리고 빗방울', 'drizzle'],
    ['흐리고 눈', 'snow'],
    ['구름많음', 'none'],
    ['흐리고 우박', null],
  ])('the phrase %s means %s', async (phrase, kind) => {
    const weather = await fetchChanged((row, operation) =>
      operation === 'getMidLandFcst' ? { ...row, wf8: phrase } : row,
    );
    expect(weather.days.at(8)?.precipitation.kind).toBe(kind);
  });

  it('an hour of PTY 1 without amount and probability does not make a rainy day', async () => {
    const weather = await fetchChanged(
      (row) => row,
      NOON,
      (epochMs) => (epochMs === NOON - (NOON % HOUR_MS) + 3 * HOUR_MS ? { pty: '1', rain: '0', pop: '0' } : {}),
    );
    expect(weather.days[0]?.precipitation).toMatchObject({ kind: 'none', probabilityPct: 0 });
  });

  it('humid and still air is not reported as fog', async () => {
    const weather = await fetchChanged(
      (row) => row,
      NOON,
      () => ({ humidity: '99', wind: '0.5' }),
    );
    expect(position(weather).iconMessage).toBe('맑음');
  });

  it('the UV index stays that of the hour when the temperature is missing at 17:50', async () => {
    const late = kstEpochMs('2026-10-02', 17, 50);
    const weather = await fetchChanged((row, operation) => {
      const item = operation === 'getUVIdxV5' ? { ...row, h0: '3', h3: '1' } : row;
      return changeNowcast('T1H', '-999')(item, operation);
    }, late);
    expect(position(weather, late).uvIndex.value).toBe(3);
  });
});

it("Open-Meteo's current values replace a current hour without values", async () => {
  const scenario = openMeteoScenario(() => ({ nowMs: NOON, hour: () => ({ temperature: 12 }) }));
  server.use(async (url) => {
    const reply = await scenario(url);
    if (!('body' in reply) || url.pathname !== '/v1/forecast') return reply;
    const response = JSON.parse(reply.body);
    const thisHour = response.hourly.time.indexOf('2026-10-02T12:00');
    for (const [name, values] of Object.entries(response.hourly))
      if (name !== 'time' && Array.isArray(values)) values[thisHour] = null;
    return { body: JSON.stringify(response) };
  });
  const config = { openMeteoBaseUrl: server.url, openMeteoAirBaseUrl: server.url };
  const weather = await createOpenMeteoProvider(config, testTools({ clock: () => NOON }), AMPLE_MS).fetch(
    SEOUL,
    NOON,
    AbortSignal.timeout(AMPLE_MS),
  );
  expect(position(removeInvalidValues(weather)).temperature).toBe(12);
});
