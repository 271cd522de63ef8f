import { findNearestStations } from '@/lib/api-host/weather/kma/air-stations';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { recordedReply, recording } from '../../support/provider-server';
import { fetchAt, getOperation, SEOUL, serveEachTest, serveKmaWith, server } from './kma-steps';

serveEachTest();

describe('recorded responses of KMA', () => {
  const RECORDED: Record<string, string> = {
    'getUltraSrtNcst 20261002 0000': 'kma-short/getUltraSrtNcst.seoul-20261002-0000.json',
    'getUltraSrtFcst 20261002 0030': 'kma-short/getUltraSrtFcst.seoul-20261002-0030.json',
    'getVilageFcst 20261001 2300': 'kma-short/getVilageFcst.seoul-20261001-2300.json',
  };

  const serveRecordings = () =>
    server.use((url) => {
      const operation = getOperation(url);
      const base = `${url.searchParams.get('base_date')} ${url.searchParams.get('base_time')}`;
      if (operation === 'getMidTa') return recordedReply('kma-mid/getMidTa.11B10101.20261004-1800.json');
      if (operation === 'getMidLandFcst') return recordedReply('kma-mid/getMidLandFcst.11B00000.20261004-1800.json');
      return recordedReply(RECORDED[`${operation} ${base}`] ?? 'kma-short/no-data.http200.json');
    });

  const NOW = kstEpochMs('2026-10-02', 0, 50);

  it('combine into one weather', async () => {
    serveRecordings();
    const { now, hours, source } = await fetchAt(NOW);
    expect(now).toMatchObject({
      epochMs: kstEpochMs('2026-10-02', 0),
      temperatureC: 15.2,
      humidityPct: 37,
      windSpeedMps: 3.7,
      sky: 'clear',
      precipitation: { kind: 'none', amountMm: 0, snowCm: 0, probabilityPct: 0 },
    });
    // 01:00 from the ultra-short forecast (15 °C), 07:00 from the village forecast (12 °C).
    expect(hours.slice(0, 8).map(({ temperatureC }) => temperatureC)).toEqual([15.2, 15, 14, 13, 12, 12, 12, 12]);
    expect(source).toMatchObject({
      provider: 'kma',
      issuedAtMs: kstEpochMs('2026-10-02', 0, 30),
      airQuality: null,
    });
  });

  it('name the issue or station of each field', async () => {
    serveRecordings();
    const { provenance } = await fetchAt(NOW);
    const forecast = (atMs: number) => ({ kind: 'forecast', atMs, station: null });
    const observed = { kind: 'observed', atMs: kstEpochMs('2026-10-02', 0), station: null };
    const [village, ultraShort] = [kstEpochMs('2026-10-01', 23), kstEpochMs('2026-10-02', 0, 30)].map(forecast);
    expect(provenance).toEqual({
      ...{ temperature: observed, humidity: observed, wind: observed, precipitation: observed },
      // A nowcast contains no sky, and the ultra-short forecast begins an hour later.
      sky: village,
      ...{ air: null, uv: null },
      nextHours: { ...ultraShort, untilMs: kstEpochMs('2026-10-02', 6) },
      hours: village,
      extremes: village,
      farDays: forecast(kstEpochMs('2026-10-01', 18)),
    });
  });

  it('join village days with mid-term days, preferring a complete village day', async () => {
    serveRecordings();
    const { days } = await fetchAt(NOW);
    expect(days.map(({ date, minC, maxC }) => [date, minC, maxC])).toEqual([
      ['2026-10-02', 12, 21],
      ['2026-10-03', 11, 22],
      ['2026-10-04', 14, 23],
      ['2026-10-05', 15, 21],
      // Day 5 onwards of the evening issue, dated from the requested base (1 October, 18:00).
      ['2026-10-06', 11, 25],
      ['2026-10-07', 13, 25],
      ['2026-10-08', 14, 26],
      ['2026-10-09', 14, 25],
      ['2026-10-10', 14, 22],
      ['2026-10-11', 11, 21],
    ]);
    expect(days[3]?.precipitation).toMatchObject({ kind: 'rain', amountMm: 2.4, probabilityPct: 70 });
    expect(days[8]).toMatchObject({ sky: 'overcast', precipitation: { kind: 'none', probabilityPct: 30 } });
  });

  it('contain temperatures below zero', async () => {
    const nowMs = kstEpochMs('2023-01-03', 6, 50);
    serveKmaWith(
      nowMs,
      {
        getUltraSrtNcst: recordedReply('kma-short/getUltraSrtNcst.freezing-20230103-0600.json'),
      },
      () => ({ temperature: -9 }),
    );
    expect((await fetchAt(nowMs)).now).toMatchObject({ temperatureC: -11.3, humidityPct: 84 });
  });

  it('with missing values at sea do not become dry weather', async () => {
    const nowMs = kstEpochMs('2026-10-02', 1, 50);
    const missing = recordedReply('kma-short/getUltraSrtNcst.open-sea-missing-20261002-0100.json');
    serveKmaWith(nowMs, { getUltraSrtNcst: missing }, () => ({ pty: '1', rain: '2' }));
    // The nowcast is dropped, and the village forecast of the hour is used.
    expect((await fetchAt(nowMs)).now).toMatchObject({
      temperatureC: 15,
      humidityPct: 50,
      precipitation: { kind: 'rain' },
    });
  });

  it('become no-data if even the village forecast has no values', async () => {
    const missing = recording('kma-short/getVilageFcst.seoul-20261001-2300.json').replace(
      /("category":"TMP".*?"fcstValue":")[^"]*/g,
      '$1-999',
    );
    server.use(() => ({ body: missing }));
    await expect(fetchAt(NOW)).rejects.toMatchObject({ kind: 'no-data' });
  });

  it('contain a UV forecast whose empty end is left out', async () => {
    const nowMs = kstEpochMs('2024-04-04', 15, 50);
    const item = JSON.parse(recording('kma-uv/getUVIdxV4.item-excerpt.1100000000.2024040415.json'));
    // A single object instead of a list.
    const body = JSON.stringify({ response: { header: { resultCode: '00' }, body: { items: { item } } } });
    serveKmaWith(nowMs, { getUVIdxV5: { body } });
    const { now, hours } = await fetchAt(nowMs);
    const getUv = (hour: number) => hours.find(({ epochMs }) => epochMs === kstEpochMs('2024-04-04', hour))?.uvIndex;
    expect(now.uvIndex).toBe(4);
    // 18:00 today; 09:00, 12:00 and 14:00 tomorrow; noon of the day after.
    expect([18, 24 + 9, 24 + 12, 24 + 14, 48 + 12].map(getUv)).toEqual([0, 3, 4, 4, 6]);
    expect(getUv(72)).toBeNull();
  });
});

describe('recorded responses of AirKorea', () => {
  const OPERATION = 'getCtprvnRltmMesureDnsty';
  const NEAREST = findNearestStations(getCellCentre(SEOUL), 4).map(({ name }) => name);

  type Row = Record<string, unknown>;
  const readRows = (file: string): Row[] => JSON.parse(recording(file)).response.body.items;
  const makeReply = (rows: Row[]) => ({
    body: JSON.stringify({
      response: { header: { resultCode: '00' }, body: { totalCount: rows.length, items: rows } },
    }),
  });

  /** Fetches with the one recorded row of version 1.5, renamed to the nearest station. */
  const fetchMeasured = async (nowMs: number) => {
    const rows = readRows('airkorea/getCtprvnRltmMesureDnsty.ver1.5.seoul-1row.20251126-1400.json');
    serveKmaWith(nowMs, { [OPERATION]: makeReply(rows.map((row) => ({ ...row, stationName: NEAREST[0] }))) });
    const { now, source, provenance } = await fetchAt(nowMs);
    return { ...now, airQuality: source.airQuality, origin: provenance?.air };
  };

  it('are measurements of the hour', async () => {
    const origin = { kind: 'observed', atMs: kstEpochMs('2025-11-26', 14), station: NEAREST[0] };
    const expected = { pm10UgM3: 27, pm25UgM3: 13, airQuality: 'measured', origin };
    expect(await fetchMeasured(kstEpochMs('2025-11-26', 14, 50))).toMatchObject(expected);
    expect(await fetchMeasured(kstEpochMs('2025-11-26', 15, 50))).toMatchObject(expected);
  });

  it('are ignored when they are hours old', async () => {
    expect(await fetchMeasured(kstEpochMs('2025-11-26', 16, 30))).toMatchObject({
      pm10UgM3: null,
      airQuality: null,
      origin: null,
    });
  });

  /** Rows of the nearest stations, each with PM10 and PM2.5; `-` is a missing value with a flag. */
  const fetchFrom = async (values: [pm10: string, pm25: string][]) => {
    const nowMs = kstEpochMs('2025-11-26', 14, 50);
    const flag = (value: string) => (value === '-' ? '점검및교정' : null);
    const rows = values.map(([pm10Value, pm25Value], index) => ({
      ...{ stationName: NEAREST[index], dataTime: '2025-11-26 14:00' },
      ...{ pm10Value, pm25Value, pm10Flag: flag(pm10Value), pm25Flag: flag(pm25Value) },
    }));
    serveKmaWith(nowMs, { [OPERATION]: makeReply(rows) });
    const { now, hours, provenance } = await fetchAt(nowMs);
    const hour = hours.find(({ epochMs }) => epochMs === kstEpochMs('2025-11-26', 14));
    // The hours agree with the current conditions.
    expect([hour?.pm10UgM3, hour?.pm25UgM3]).toEqual([now.pm10UgM3, now.pm25UgM3]);
    return [now.pm10UgM3, now.pm25UgM3, provenance?.air?.station ?? null];
  };
  const [FIRST, SECOND, THIRD] = NEAREST;

  it.each<[string, [string, string][], unknown[]]>([
    [
      'PM2.5 of the next station',
      [
        ['28', '-'],
        ['60', '88'],
      ],
      [28, 88, `${FIRST}, ${SECOND}`],
    ],
    [
      'PM10 of the next station',
      [
        ['-', '9'],
        ['60', '88'],
      ],
      [60, 9, `${FIRST}, ${SECOND}`],
    ],
    [
      'the third station if two are out of order',
      [
        ['-', '-'],
        ['-', '-'],
        ['60', '88'],
      ],
      [60, 88, THIRD],
    ],
    [
      'two different stations',
      [
        ['-', '-'],
        ['60', '-'],
        ['1', '88'],
      ],
      [60, 88, `${SECOND}, ${THIRD}`],
    ],
    [
      'no PM2.5 of a fourth station',
      [
        ['28', '-'],
        ['-', '-'],
        ['-', '-'],
        ['60', '88'],
      ],
      [28, null, FIRST],
    ],
  ])('give %s', async (_, values, expected) => expect(await fetchFrom(values)).toEqual(expected));

  it('cover a whole city in one call; stations out of order are skipped', async () => {
    const nowMs = kstEpochMs('2023-10-12', 14, 50);
    const rows = readRows('airkorea/getCtprvnRltmMesureDnsty.no-ver.seoul-outages.20231012-1400.json');
    const broken = rows.find(({ stationName }) => stationName === '종로');
    const next = rows.find(({ stationName }) => stationName === NEAREST[1]);
    // 종로 reports '-' with 통신장애; this version has no PM2.5.
    const changed = rows.map((row) => (row.stationName === NEAREST[0] ? { ...broken, stationName: NEAREST[0] } : row));
    serveKmaWith(nowMs, { [OPERATION]: makeReply(changed) });
    const { now } = await fetchAt(nowMs);
    expect(now).toMatchObject({ pm10UgM3: Number(next?.pm10Value), pm25UgM3: null });
    expect(server.requests.filter((url) => getOperation(url) === OPERATION)).toHaveLength(1);
    expect(server.requests.find((url) => getOperation(url) === OPERATION)?.searchParams.get('sidoName')).toBe('서울');
  });
});
