import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { kmaScenario } from '../../support/kma-body';
import {
  AMPLE_MS,
  createProvider,
  fetchAt,
  listRequestedBases,
  NOON,
  SEOUL,
  serveEachTest,
  serveKma,
  server,
} from './kma-steps';

serveEachTest();

describe('requests to KMA', () => {
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
  ])('on %s at %i:%i use base times that are published', async (date, hour, minute, nowcast, ultraShort, village) => {
    const nowMs = kstEpochMs(date, hour, minute);
    serveKma(nowMs);
    const { now, days } = await fetchAt(nowMs);
    expect(listRequestedBases('getUltraSrtNcst')).toEqual([nowcast]);
    expect(listRequestedBases('getUltraSrtFcst')).toEqual([ultraShort]);
    expect(listRequestedBases('getVilageFcst')[0]).toBe(village);
    expect(now).toMatchObject({ epochMs: kstEpochMs(date, hour), temperatureC: 15, sky: 'clear' });
    expect(days).toHaveLength(10);
    expect(days[0]).toMatchObject({ date, minC: 15, maxC: 15 });
  });

  it('use the previous base if the newest is late', async () => {
    const late = kmaScenario(() => ({ nowMs: NOON - 40 * 60_000 }));
    server.use(late);
    const { now } = await fetchAt(NOON);
    expect(listRequestedBases('getUltraSrtNcst')).toEqual(['20261002 1200', '20261002 1100']);
    expect(listRequestedBases('getUltraSrtFcst')).toEqual(['20261002 1230', '20261002 1130']);
    expect(now.epochMs).toBe(kstEpochMs('2026-10-02', 12));
  });

  it('find out once for all cells that an issue is late', async () => {
    const others = kmaScenario(() => ({ nowMs: NOON - HOUR_MS + 30 * 60_000 }));
    server.use(others);
    const provider = createProvider();
    const cells = Array.from({ length: 6 }, (_, i) => ({ nx: SEOUL.nx + i, ny: SEOUL.ny }));
    await Promise.all(cells.map((cell) => provider.fetch(cell, NOON, AbortSignal.timeout(AMPLE_MS))));
    for (const operation of ['getUltraSrtNcst', 'getUltraSrtFcst']) {
      const bases = listRequestedBases(operation);
      const newest = bases.toSorted().at(-1);
      expect(bases.filter((base) => base === newest)).toHaveLength(1);
      expect(bases).toHaveLength(1 + cells.length);
    }
  });

  it('encode a plain or encoded key exactly once', async () => {
    serveKma(NOON);
    const plain = 'aB+c/d==';
    await createProvider(plain).fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    await createProvider(encodeURIComponent(plain)).fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    expect(new Set(server.requests.map(({ searchParams }) => searchParams.get('serviceKey')))).toEqual(
      new Set([plain]),
    );
    expect(server.requests.every(({ search }) => search.includes('serviceKey=aB%2Bc%2Fd%3D%3D'))).toBe(true);
  });

  it('are made once for each base', async () => {
    serveKma(NOON);
    const provider = createProvider();
    await provider.fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    const first = server.requests.length;
    await provider.fetch(SEOUL, NOON + 60_000, AbortSignal.timeout(AMPLE_MS));
    expect(server.requests.length).toBe(first);
  });

  it('gather a response of several pages', async () => {
    const rest = kmaScenario(() => ({ nowMs: NOON }));
    server.use((url) => {
      // A service with at most 300 rows a page, whatever is requested.
      if (Number(url.searchParams.get('numOfRows')) > 300) url.searchParams.set('numOfRows', '300');
      return rest(url);
    });
    const { days } = await fetchAt(NOON);
    expect(days.map(({ minC }) => minC)).toEqual([15, 15, 15, 15, 4, 5, 6, 7, 8, 9]);
  });
});
