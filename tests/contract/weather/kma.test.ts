import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import { HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { baseOf, kmaScenario, NO_DATA, type KmaWeather } from '../../support/kma-body';
import {
  faults,
  recordedReply,
  recording,
  startProviderServer,
  type ProviderReply,
  type ProviderServer,
} from '../../support/provider-server';
import { silentLog } from '../../support/silent-log';

const SEOUL = toGridCell({ lat: 37.5714, lon: 126.9658 });
const NOON = kstEpochMs('2026-10-02', 12, 50);

/** For tests that are not about time: a busy machine may take a while. */
const AMPLE_MS = 20_000;
let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer({ scenario: () => ({ body: NO_DATA }) });
});
afterEach(() => server.close());

const createProvider = (kmaServiceKey = 'key', partLimitMs = AMPLE_MS) =>
  createKmaProvider(
    { kmaServiceKey, kmaBaseUrl: `${server.url}/1360000`, airKoreaBaseUrl: `${server.url}/B552584` },
    silentLog,
    partLimitMs,
  );
const fetchAt = (nowMs: number, limitMs = AMPLE_MS) =>
  createProvider().fetch(SEOUL, nowMs, AbortSignal.timeout(limitMs));

const speak = (nowMs: number, hour?: KmaWeather['hour']) => server.use(kmaScenario(() => ({ nowMs, hour })));
const operationOf = ({ pathname }: URL) => pathname.split('/').at(-1)!;

/** The synthetic service, save for what some operations say instead. */
function speakWith(nowMs: number, replies: Record<string, ProviderReply>, hour?: KmaWeather['hour']) {
  const rest = kmaScenario(() => ({ nowMs, hour }));
  server.use((url) => replies[operationOf(url)] ?? rest(url));
}

const basesAsked = (operation: string) =>
  server.requests
    .filter((url) => operationOf(url) === operation)
    .map(({ searchParams }) => `${searchParams.get('base_date')} ${searchParams.get('base_time')}`);

describe('the recorded answers of KMA', () => {
  const RECORDED: Record<string, string> = {
    'getUltraSrtNcst 20261002 0000': 'kma-short/getUltraSrtNcst.seoul-20261002-0000.json',
    'getUltraSrtFcst 20261002 0030': 'kma-short/getUltraSrtFcst.seoul-20261002-0030.json',
    'getVilageFcst 20261001 2300': 'kma-short/getVilageFcst.seoul-20261001-2300.json',
  };

  const speakRecorded = () =>
    server.use((url) => {
      const operation = operationOf(url);
      const base = `${url.searchParams.get('base_date')} ${url.searchParams.get('base_time')}`;
      if (operation === 'getMidTa') return recordedReply('kma-mid/getMidTa.11B10101.20261004-1800.json');
      if (operation === 'getMidLandFcst') return recordedReply('kma-mid/getMidLandFcst.11B00000.20261004-1800.json');
      return recordedReply(RECORDED[`${operation} ${base}`] ?? 'kma-short/no-data.http200.json');
    });

  const NOW = kstEpochMs('2026-10-02', 0, 50);

  it('make one weather', async () => {
    speakRecorded();
    const { now, hours, source } = await fetchAt(NOW);
    expect(now).toMatchObject({
      epochMs: kstEpochMs('2026-10-02', 0),
      temperatureC: 15.2,
      humidityPct: 37,
      windSpeedMps: 3.7,
      sky: 'clear',
      precipitation: { kind: 'none', amountMm: 0, snowCm: 0, probabilityPct: 0 },
    });
    // 01:00 by the ultra-short forecast (15 °C), 07:00 by the village forecast (12 °C).
    expect(hours.slice(0, 8).map(({ temperatureC }) => temperatureC)).toEqual([15.2, 15, 14, 13, 12, 12, 12, 12]);
    expect(source).toMatchObject({
      provider: 'kma',
      issuedAtMs: kstEpochMs('2026-10-02', 0, 30),
      airQuality: null,
    });
  });

  it('join village days with mid-term days, the village winning where it has a whole day', async () => {
    speakRecorded();
    const { days } = await fetchAt(NOW);
    expect(days.map(({ date, minC, maxC }) => [date, minC, maxC])).toEqual([
      ['2026-10-02', 12, 21],
      ['2026-10-03', 11, 22],
      ['2026-10-04', 14, 23],
      ['2026-10-05', 15, 21],
      // The evening issue's day 5 onwards, dated from the base that was asked for (1 October, 18:00).
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

  it('read temperatures below zero', async () => {
    const nowMs = kstEpochMs('2023-01-03', 6, 50);
    speakWith(nowMs, {
      getUltraSrtNcst: recordedReply('kma-short/getUltraSrtNcst.freezing-20230103-0600.json'),
    });
    expect((await fetchAt(nowMs)).now).toMatchObject({ temperatureC: -11.3, humidityPct: 84 });
  });

  it('do not take missing values at sea for dry weather', async () => {
    const nowMs = kstEpochMs('2026-10-02', 1, 50);
    const missing = recordedReply('kma-short/getUltraSrtNcst.open-sea-missing-20261002-0100.json');
    speakWith(nowMs, { getUltraSrtNcst: missing }, () => ({ pty: '1', rain: '2' }));
    // The nowcast is left out whole, and what the village forecast says of the hour stands.
    expect((await fetchAt(nowMs)).now).toMatchObject({
      temperatureC: 15,
      humidityPct: 50,
      precipitation: { kind: 'rain' },
    });
  });

  it('are no data where even the village forecast is missing', async () => {
    const missing = recording('kma-short/getVilageFcst.seoul-20261001-2300.json').replace(
      /("category":"TMP".*?"fcstValue":")[^"]*/g,
      '$1-999',
    );
    server.use(() => ({ body: missing }));
    await expect(fetchAt(NOW)).rejects.toMatchObject({ kind: 'no-data' });
  });

  it('read what a UV forecast has, empty ends left out', async () => {
    const nowMs = kstEpochMs('2024-04-04', 15, 50);
    const item = JSON.parse(recording('kma-uv/getUVIdxV4.item-excerpt.1100000000.2024040415.json'));
    // A single object in place of a list.
    const body = JSON.stringify({ response: { header: { resultCode: '00' }, body: { items: { item } } } });
    speakWith(nowMs, { getUVIdxV4: { body } });
    const { now, hours } = await fetchAt(nowMs);
    const uvAt = (hour: number) => hours.find(({ epochMs }) => epochMs === kstEpochMs('2024-04-04', hour))?.uvIndex;
    expect(now.uvIndex).toBe(4);
    expect([18, 24 + 9, 24 + 12, 24 + 14, 48 + 12]).toEqual([18, 33, 36, 38, 60]);
    expect([18, 33, 36, 38, 60].map(uvAt)).toEqual([0, 3, 4, 4, 6]);
    expect(uvAt(72)).toBeNull();
  });
});

describe('the recorded answers of AirKorea', () => {
  const at = async (nowMs: number, file: string) => {
    speakWith(nowMs, { getMsrstnAcctoRltmMesureDnsty: recordedReply(file) });
    const { now, source } = await fetchAt(nowMs);
    return { ...now, airQuality: source.airQuality };
  };

  it('are measurements of the hour', async () => {
    const file = 'airkorea/getCtprvnRltmMesureDnsty.ver1.5.seoul-1row.20251126-1400.json';
    const expected = { pm10UgM3: 27, pm25UgM3: 13, airQuality: 'measured' };
    expect(await at(kstEpochMs('2025-11-26', 14, 50), file)).toMatchObject(expected);
    expect(await at(kstEpochMs('2025-11-26', 16, 30), file)).toMatchObject(expected);
  });

  it('say nothing of now once they are hours old', async () => {
    const file = 'airkorea/getCtprvnRltmMesureDnsty.ver1.5.seoul-1row.20251126-1400.json';
    expect(await at(kstEpochMs('2025-11-26', 17, 50), file)).toMatchObject({
      pm10UgM3: null,
      airQuality: null,
    });
  });

  it('pass over stations that are out of order', async () => {
    const nowMs = kstEpochMs('2023-10-12', 14, 50);
    const body = JSON.parse(recording('airkorea/getCtprvnRltmMesureDnsty.no-ver.seoul-outages.20231012-1400.json'));
    const rows: { stationName: string }[] = body.response.body.items;
    const ofStation = (name: string) => ({
      body: JSON.stringify({
        response: { ...body.response, body: { items: rows.filter((row) => row.stationName === name) } },
      }),
    });
    const rest = kmaScenario(() => ({ nowMs }));
    const asked: (string | null)[] = [];
    server.use((url) => {
      if (!url.pathname.includes('ArpltnInforInqireSvc')) return rest(url);
      asked.push(url.searchParams.get('stationName'));
      // 종로 reads '-' with 통신장애; 용산구 has PM10, and no PM2.5 in this version.
      return ofStation(asked.length === 1 ? '종로' : '용산구');
    });
    expect((await fetchAt(nowMs)).now).toMatchObject({ pm10UgM3: 33, pm25UgM3: null });
    expect(new Set(asked).size).toBe(2);
  });
});

describe('what KMA is asked for', () => {
  it.each([
    ['2026-10-02', 12, 50, '20261002 1200', '20261002 1230', '20261002 1100'],
    ['2026-10-02', 12, 39, '20261002 1100', '20261002 1130', '20261002 1100'],
    ['2026-10-02', 12, 42, '20261002 1200', '20261002 1130', '20261002 1100'],
    ['2026-10-02', 14, 9, '20261002 1300', '20261002 1330', '20261002 1100'],
    ['2026-10-02', 14, 10, '20261002 1300', '20261002 1330', '20261002 1400'],
    ['2026-10-02', 23, 50, '20261002 2300', '20261002 2330', '20261002 2300'],
    ['2026-10-02', 0, 5, '20261001 2300', '20261001 2330', '20261001 2300'],
    ['2026-10-02', 2, 5, '20261002 0100', '20261002 0130', '20261001 2300'],
    ['2026-10-02', 2, 10, '20261002 0100', '20261002 0130', '20261002 0200'],
    ['2027-01-01', 0, 5, '20261231 2300', '20261231 2330', '20261231 2300'],
  ])('on %s at %i:%i are bases that are out', async (date, hour, minute, nowcast, ultraShort, village) => {
    const nowMs = kstEpochMs(date, hour, minute);
    speak(nowMs);
    const { now, days } = await fetchAt(nowMs);
    expect(basesAsked('getUltraSrtNcst')).toEqual([nowcast]);
    expect(basesAsked('getUltraSrtFcst')).toEqual([ultraShort]);
    expect(basesAsked('getVilageFcst')[0]).toBe(village);
    expect(now).toMatchObject({ epochMs: kstEpochMs(date, hour), temperatureC: 15, sky: 'clear' });
    expect(days).toHaveLength(10);
    expect(days[0]).toMatchObject({ date, minC: 15, maxC: 15 });
  });

  it('steps back one base where the newest is late', async () => {
    const late = kmaScenario(() => ({ nowMs: NOON - 40 * 60_000 }));
    server.use(late);
    const { now } = await fetchAt(NOON);
    expect(basesAsked('getUltraSrtNcst')).toEqual(['20261002 1200', '20261002 1100']);
    expect(basesAsked('getUltraSrtFcst')).toEqual(['20261002 1230', '20261002 1130']);
    expect(now.epochMs).toBe(kstEpochMs('2026-10-02', 12));
  });

  it('encodes a key exactly once, given plain or encoded', async () => {
    speak(NOON);
    const plain = 'aB+c/d==';
    await createProvider(plain).fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    await createProvider(encodeURIComponent(plain)).fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    expect(new Set(server.requests.map(({ searchParams }) => searchParams.get('serviceKey')))).toEqual(
      new Set([plain]),
    );
    expect(server.requests.every(({ search }) => search.includes('serviceKey=aB%2Bc%2Fd%3D%3D'))).toBe(true);
  });

  it('asks once for each base, however often the weather is asked for', async () => {
    speak(NOON);
    const provider = createProvider();
    await provider.fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    const first = server.requests.length;
    await provider.fetch(SEOUL, NOON + 60_000, AbortSignal.timeout(AMPLE_MS));
    expect(server.requests.length).toBe(first);
  });

  it('gathers an answer of several pages', async () => {
    const rest = kmaScenario(() => ({ nowMs: NOON }));
    server.use((url) => {
      // A service that gives no more than 300 rows to a page, whatever is asked for.
      if (Number(url.searchParams.get('numOfRows')) > 300) url.searchParams.set('numOfRows', '300');
      return rest(url);
    });
    const { days } = await fetchAt(NOON);
    expect(days.map(({ minC }) => minC)).toEqual([15, 15, 15, 15, 4, 5, 6, 7, 8, 9]);
  });
});

describe('what KMA says', () => {
  const DAWN = kstEpochMs('2026-10-02', 0);
  /** 6 °C at dawn, 18 °C in the afternoon. */
  const wave: KmaWeather['hour'] = (epochMs) => ({
    temperature: Math.round(12 - 6 * Math.cos(((epochMs - DAWN) / HOUR_MS - 3) * (Math.PI / 12))),
  });

  it.each([5, 8, 14, 20, 23])('keeps the extremes of the 02:00 issue for today at %i:50', async (hour) => {
    const nowMs = kstEpochMs('2026-10-02', hour, 50);
    speak(nowMs, wave);
    expect((await fetchAt(nowMs)).days[0]).toMatchObject({ date: '2026-10-02', minC: 6, maxC: 18 });
  });

  it('does not take the hours left of a day for its extremes', async () => {
    const nowMs = kstEpochMs('2026-10-02', 20, 50);
    const rest = kmaScenario(() => ({ nowMs, hour: wave }));
    server.use((url) => {
      const isMorning = operationOf(url) === 'getVilageFcst' && baseOf(url) === kstEpochMs('2026-10-02', 2);
      return isMorning ? { status: 500, body: '' } : rest(url);
    });
    expect((await fetchAt(nowMs)).days[0]).toMatchObject({ date: '2026-10-02', minC: null, maxC: null });
  });

  it.each([
    ['2026-10-02', 5, 50],
    ['2026-10-02', 7, 0],
    ['2026-10-02', 17, 50],
    ['2026-10-02', 18, 5],
    ['2026-10-02', 20, 50],
    ['2026-10-03', 0, 5],
  ])('has ten days without a gap on %s at %i:%i', async (date, hour, minute) => {
    const nowMs = kstEpochMs(date, hour, minute);
    speak(nowMs, wave);
    const { days } = await fetchAt(nowMs);
    expect(days.map((day) => day.date)).toEqual(
      Array.from({ length: 10 }, (_, i) => kstDate(kstEpochMs(date, i * 24))),
    );
    expect(days.every(({ minC, maxC }) => minC !== null && maxC !== null)).toBe(true);
  });

  it('reads amounts in words and numbers', async () => {
    const said: Record<number, [rain: string, snow: string]> = {
      20: ['1mm 미만', '적설없음'],
      21: ['30.0~50.0mm', '0.5cm 미만'],
      22: ['50.0mm 이상', '5.0cm 이상'],
      23: ['0.4', '1.2'],
    };
    speak(NOON, (epochMs) => {
      const [rain = '강수없음', snow = '적설없음'] = said[(epochMs - DAWN) / HOUR_MS] ?? [];
      return { rain, snow, pty: rain === '강수없음' ? '0' : '2' };
    });
    const { hours } = await fetchAt(NOON);
    const fell = hours.filter(({ epochMs }) => epochMs >= DAWN + 19 * HOUR_MS).slice(0, 5);
    expect(fell.map(({ precipitation }) => precipitation.amountMm)).toEqual([0, 0.5, 40, 50, 0.4]);
    expect(fell.map(({ precipitation }) => precipitation.snowCm)).toEqual([0, 0, 0.25, 5, 1.2]);
    expect(fell.map(({ precipitation }) => precipitation.kind)).toEqual(['none', 'sleet', 'sleet', 'sleet', 'sleet']);
  });

  it.each([
    ['0', 'none'],
    ['1', 'rain'],
    ['2', 'sleet'],
    ['3', 'snow'],
    ['4', 'shower'],
    ['5', 'drizzle'],
    ['6', 'drizzle-and-flurries'],
    ['7', 'flurries'],
  ])('reads precipitation type %s', async (pty, kind) => {
    speak(NOON, () => ({ pty, rain: '1' }));
    // Rain may be observed although nothing was measured yet.
    expect((await fetchAt(NOON)).now.precipitation).toMatchObject({ kind, amountMm: 0 });
  });

  it('has UV index and measured air, at midnight too', async () => {
    speak(NOON);
    expect((await fetchAt(NOON)).now).toMatchObject({ uvIndex: 5, pm10UgM3: 40, pm25UgM3: 20 });
    const midnight = kstEpochMs('2026-10-03', 0, 20);
    speak(midnight);
    expect((await fetchAt(midnight)).now).toMatchObject({ uvIndex: 0, pm10UgM3: 40, pm25UgM3: 20 });
  });

  it('asks for UV index by the old code where the new one is not known yet', async () => {
    const rest = kmaScenario(() => ({ nowMs: NOON }));
    // 화성시 동탄구, 41597 since February 2026, was a part of 화성시, 41590.
    server.use((url) => (url.searchParams.get('areaNo') === '4159700000' ? { body: NO_DATA } : rest(url)));
    const dongtan = toGridCell({ lat: 37.2007, lon: 127.0986 });
    const { now } = await createProvider().fetch(dongtan, NOON, AbortSignal.timeout(AMPLE_MS));
    const areas = server.requests.flatMap(({ searchParams }) => searchParams.get('areaNo') ?? []);
    expect(areas).toEqual(['4159700000', '4159700000', '4159000000']);
    expect(now.uvIndex).toBe(5);
  });

  it('says what an evening looks like in the mid-term days', async () => {
    speak(NOON);
    const { days } = await fetchAt(NOON);
    expect(days[4]).toMatchObject({
      sky: 'overcast',
      precipitation: { kind: 'rain', probabilityPct: 60, amountMm: null },
    });
    expect(days[9]).toMatchObject({
      sky: 'mostly-cloudy',
      precipitation: { kind: 'none', probabilityPct: 30 },
    });
  });
});

describe('what goes wrong with KMA', () => {
  const REQUIRED = 'getVilageFcst';
  const OPTIONAL = [
    'getUltraSrtNcst',
    'getUltraSrtFcst',
    'getMidLandFcst',
    'getMidTa',
    'getUVIdxV4',
    'getMsrstnAcctoRltmMesureDnsty',
  ];
  const goodBody = async (operation: string) => {
    const reply = await kmaScenario(() => ({ nowMs: NOON }))(
      new URL(`http://kma.test/${operation}?base_date=20261002&base_time=1100&numOfRows=1100&tmFc=202610020600`),
    );
    return 'body' in reply ? reply.body : '';
  };

  it.each([
    ['silence', 'timeout'],
    ['a connection reset in the middle of a body', 'network'],
    ['values of wrong types', 'malformed'],
    ['an empty body', 'malformed'],
    ['HTTP 429', 'quota'],
    ['HTTP 500', 'http'],
    ['XML instead of JSON', 'auth'],
    ['a redirect', 'http'],
    ['a body without end', 'malformed'],
  ])('is one typed error: %s', async (fault, kind) => {
    speakWith(NOON, { [REQUIRED]: faults(await goodBody(REQUIRED))[fault]! });
    await expect(fetchAt(NOON, 800)).rejects.toMatchObject({ name: 'ProviderError', kind });
  });

  it.each([
    ['gateway-errors/datagokr-http403.service-key-not-registered.json', 'auth'],
    ['gateway-errors/datagokr-http401.service-key-null.json', 'auth'],
    ['gateway-errors/legacy-http200.service-key-not-registered.xml', 'auth'],
    ['gateway-errors/apihub-http401.bad-key.json', 'auth'],
    ['gateway-errors/apihub-http403.not-applied.json', 'auth'],
    ['gateway-errors/apihub-http403.not-allowed.json', 'auth'],
    ['kma-short/no-data.http200.json', 'no-data'],
    ['kma-short/too-old.http200.json', 'no-data'],
  ])('is recognised in %s', async (file, kind) => {
    server.use(() => recordedReply(file));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ name: 'ProviderError', kind });
  });

  it.each([
    ['22', 'LIMITED NUMBER OF SERVICE REQUESTS EXCEEDS ERROR', 'quota'],
    ['20', 'SERVICE ACCESS DENIED ERROR', 'auth'],
    ['20', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', 'quota'],
    ['30', 'SERVICE KEY IS NOT REGISTERED ERROR', 'auth'],
    ['01', 'APPLICATION_ERROR', 'http'],
  ])('tells the cause of result %s %s', async (resultCode, resultMsg, kind) => {
    server.use(() => ({ body: JSON.stringify({ response: { header: { resultCode, resultMsg } } }) }));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ kind });
  });

  it.each([
    ['an empty string', ''],
    ['an empty list', { item: [] }],
  ])('is no data where items is %s', async (_name, items) => {
    const response = { header: { resultCode: '00', resultMsg: 'OK' }, body: { items, totalCount: 0 } };
    server.use(() => ({ body: JSON.stringify({ response }) }));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ kind: 'no-data' });
  });

  it('never tells the key', async () => {
    server.use(() => ({ status: 500, body: '' }));
    const failing = createProvider('secret-key').fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    await expect(failing).rejects.toMatchObject({
      kind: 'http',
      message: expect.not.stringContaining('secret-key'),
    });
  });

  it.each(OPTIONAL)('leaves the rest standing when %s fails', async (operation) => {
    for (const fault of Object.values(faults(await goodBody(operation)))) {
      if ('fault' in fault && fault.fault === 'silence') continue;
      speakWith(NOON, { [operation]: fault });
      const { now, days } = await fetchAt(NOON);
      expect(now.temperatureC).toBe(15);
      expect(days.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('does not wait long for a part that is silent', async () => {
    speakWith(NOON, Object.fromEntries(OPTIONAL.map((operation) => [operation, { fault: 'silence' as const }])));
    const provider = createProvider('key', 1_000);
    const { now, hours, days, source } = await provider.fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    expect(hours[0]?.epochMs).toBe(kstEpochMs('2026-10-02', 12));
    expect(now).toMatchObject({ temperatureC: 15, uvIndex: null, pm10UgM3: null });
    expect(days.map(({ minC }) => minC)).toEqual([15, 15, 15, 15]);
    expect(source.airQuality).toBeNull();
  });
});
