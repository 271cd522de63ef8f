import { HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs } from '@/lib/domain/kst';
import { parseBase, kmaScenario, NO_DATA, type KmaWeather } from '../../support/kma-body';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { createWarningReader } from '@/lib/api-host/weather/kma/read-warnings';
import { testTools } from '../../support/provider-tools';
import {
  AMPLE_MS,
  createProvider,
  fetchAt,
  getOperation,
  NOON,
  SEOUL,
  serveEachTest,
  serveKma,
  server,
} from './kma-steps';

serveEachTest();

describe('weather from KMA', () => {
  const DAWN = kstEpochMs('2026-10-02', 0);
  /** 6 °C at 03:00, 18 °C at 15:00. */
  const wave: KmaWeather['hour'] = (epochMs) => ({
    temperature: Math.round(12 - 6 * Math.cos(((epochMs - DAWN) / HOUR_MS - 3) * (Math.PI / 12))),
  });

  it.each([5, 8, 14, 20, 23])('keeps the extremes of the 02:00 issue for today at %i:50', async (hour) => {
    const nowMs = kstEpochMs('2026-10-02', hour, 50);
    serveKma(nowMs, wave);
    expect((await fetchAt(nowMs)).days[0]).toMatchObject({ date: '2026-10-02', minC: 6, maxC: 18 });
  });

  it('does not use the remaining hours of a day for its extremes', async () => {
    const nowMs = kstEpochMs('2026-10-02', 20, 50);
    const rest = kmaScenario(() => ({ nowMs, hour: wave }));
    server.use((url) => {
      const isMorning = getOperation(url) === 'getVilageFcst' && parseBase(url) === kstEpochMs('2026-10-02', 2);
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
    serveKma(nowMs, wave);
    const { days } = await fetchAt(nowMs);
    expect(days.map((day) => day.date)).toEqual(
      Array.from({ length: 10 }, (_, i) => kstDate(kstEpochMs(date, i * 24))),
    );
    expect(days.every(({ minC, maxC }) => minC !== null && maxC !== null)).toBe(true);
  });

  it('parses amounts in words and numbers', async () => {
    const amounts: Record<number, [rain: string, snow: string]> = {
      20: ['1mm 미만', '적설없음'],
      21: ['30.0~50.0mm', '0.5cm 미만'],
      22: ['50.0mm 이상', '5.0cm 이상'],
      23: ['0.4', '1.2'],
    };
    serveKma(NOON, (epochMs) => {
      const [rain = '강수없음', snow = '적설없음'] = amounts[(epochMs - DAWN) / HOUR_MS] ?? [];
      return { rain, snow, pty: rain === '강수없음' ? '0' : '2' };
    });
    const { hours } = await fetchAt(NOON);
    const evening = hours.filter(({ epochMs }) => epochMs >= DAWN + 19 * HOUR_MS).slice(0, 5);
    expect(evening.map(({ precipitation }) => precipitation.amountMm)).toEqual([0, 0.5, 40, 50, 0.4]);
    expect(evening.map(({ precipitation }) => precipitation.snowCm)).toEqual([0, 0, 0.25, 5, 1.2]);
    expect(evening.map(({ precipitation }) => precipitation.kind)).toEqual([
      'none',
      'sleet',
      'sleet',
      'sleet',
      'sleet',
    ]);
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
  ])('parses precipitation type %s', async (pty, kind) => {
    serveKma(NOON, () => ({ pty, rain: '1' }));
    // Rain may be observed before an amount was measured.
    expect((await fetchAt(NOON)).now.precipitation).toMatchObject({ kind, amountMm: 0 });
  });

  it('has UV index and measured air quality, also at midnight', async () => {
    serveKma(NOON);
    expect((await fetchAt(NOON)).now).toMatchObject({ uvIndex: 5, pm10UgM3: 40, pm25UgM3: 20 });
    const midnight = kstEpochMs('2026-10-03', 0, 20);
    serveKma(midnight);
    expect((await fetchAt(midnight)).now).toMatchObject({ uvIndex: 0, pm10UgM3: 40, pm25UgM3: 20 });
  });

  it('requests the UV index with the old area code if the new one returns no data', async () => {
    const rest = kmaScenario(() => ({ nowMs: NOON }));
    // 화성시 동탄구 (41597 since February 2026) was part of 화성시 (41590).
    server.use((url) => (url.searchParams.get('areaNo') === '4159700000' ? { body: NO_DATA } : rest(url)));
    const dongtan = toGridCell({ lat: 37.2007, lon: 127.0986 });
    const { now } = await createProvider().fetch(dongtan, NOON, AbortSignal.timeout(AMPLE_MS));
    const areas = server.requests.flatMap(({ searchParams }) => searchParams.get('areaNo') ?? []);
    expect(areas).toEqual(['4159700000', '4159700000', '4159000000']);
    expect(now.uvIndex).toBe(5);
  });

  it("has the warnings for the cell's area from the national bulletin", async () => {
    const bulletin = 'o 강풍주의보 : 제주도\no 건조경보 : 서울, 대전';
    server.use(kmaScenario(() => ({ nowMs: NOON, bulletin })));
    const { warnings } = await fetchAt(NOON);
    expect(warnings).toEqual({
      announcedAtMs: kstEpochMs('2026-10-02', 12),
      receivedAtMs: NOON,
      items: [{ name: '건조경보', area: '서울' }],
    });
  });

  it('reads the warnings of the country for pushes: those of each sigungu, or null if they are unknown', async () => {
    const known = { bulletin: 'o 강풍주의보 : 제주도, 서울(서울동남권)\no 건조경보 : 서울', nowMs: NOON };
    server.use(kmaScenario(() => known));
    const log = { info: jest.fn(), warn: jest.fn() };
    const config = { kmaServiceKey: 'key', kmaBaseUrl: `${server.url}/1360000` };
    const read = createWarningReader(config, testTools({ clock: () => known.nowMs, log }));
    const active = await read(NOON);
    expect(active).toMatchObject({ 11680: ['강풍주의보', '건조경보'], 11110: ['건조경보'], 50110: ['강풍주의보'] });
    expect(active).not.toHaveProperty('26470');
    expect(await read(NOON)).toEqual(active);
    expect(server.requests).toHaveLength(1);
    Object.assign(known, { bulletin: '특보 목록 형식이 바뀜', nowMs: NOON + HOUR_MS });
    expect(await read(known.nowMs)).toBeNull();
    server.use(() => ({ status: 500, body: '' }));
    known.nowMs += HOUR_MS;
    expect([await read(known.nowMs), await read(known.nowMs)]).toEqual([null, null]);
    expect(log.warn.mock.calls.filter(([, text]) => text.includes('warnings are unknown'))).toHaveLength(1);
  });

  it('says that the bulletin cannot be read, in the weather, in the log and in a metric', async () => {
    server.use(kmaScenario(() => ({ nowMs: NOON, bulletin: '특보 목록 형식이 바뀜' })));
    const log = { info: jest.fn(), warn: jest.fn() };
    const { warnings } = await createProvider(undefined, undefined, NOON, { log }).fetch(
      SEOUL,
      NOON,
      AbortSignal.timeout(AMPLE_MS),
    );
    expect(warnings).toMatchObject({ items: [], isUnreadable: true });
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ part: 'kma warnings', kind: 'malformed' }),
      expect.stringContaining('the bulletin of warnings could not be read'),
    );
    expect(await renderMetrics()).toMatch(/nalot_weather_bulletins_unreadable_total [1-9]/);
  });

  it('keeps the warnings of the last bulletin that could be read, while they are valid', async () => {
    const known = { now: NOON, bulletin: 'o 태풍경보 : 서울' };
    server.use(kmaScenario(() => ({ nowMs: known.now, bulletin: known.bulletin })));
    const provider = createProvider(undefined, undefined, () => known.now);
    const fetchAfter = async (hours: number) => {
      known.now = NOON + hours * HOUR_MS;
      return (await provider.fetch(SEOUL, known.now, AbortSignal.timeout(AMPLE_MS))).warnings;
    };
    expect(await fetchAfter(0)).not.toHaveProperty('isUnreadable');
    known.bulletin = '특보 목록 형식이 바뀜';
    const typhoon = [{ name: '태풍경보', area: '서울' }];
    for (const hours of [1, 2]) expect(await fetchAfter(hours)).toMatchObject({ items: typhoon, isUnreadable: true });
    expect(await fetchAfter(3.5)).toMatchObject({ items: [], isUnreadable: true });
    known.bulletin = 'o 없 음';
    expect(await fetchAfter(4)).toEqual({ announcedAtMs: expect.any(Number), receivedAtMs: known.now, items: [] });
  });

  it('uses the afternoon forecast for mid-term days', async () => {
    serveKma(NOON);
    const { days } = await fetchAt(NOON);
    expect(days[4]).toMatchObject({
      sky: 'overcast',
      precipitation: { kind: 'rain', probabilityPct: 60, amountMm: null },
    });
    expect(
      days[4]?.halves?.map(({ sky, precipitation }) => [sky, precipitation.kind, precipitation.probabilityPct]),
    ).toEqual([
      ['clear', 'none', 10],
      ['overcast', 'rain', 60],
    ]);
    expect(days[9]).not.toHaveProperty('halves');
    expect(days[9]).toMatchObject({
      sky: 'mostly-cloudy',
      precipitation: { kind: 'none', probabilityPct: 30 },
    });
  });
});
