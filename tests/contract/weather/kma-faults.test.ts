import { kstEpochMs } from '@/lib/domain/kst';
import { kmaScenario } from '../../support/kma-body';
import { FAULT_KINDS, faults, recordedReply } from '../../support/provider-server';
import { AMPLE_MS, createProvider, fetchAt, NOON, SEOUL, serveEachTest, serveKmaWith, server } from './kma-steps';

serveEachTest();

describe('faults of KMA', () => {
  const REQUIRED = 'getVilageFcst';
  const OPTIONAL = [
    'getUltraSrtNcst',
    'getUltraSrtFcst',
    'getMidLandFcst',
    'getMidTa',
    'getUVIdxV5',
    'getCtprvnRltmMesureDnsty',
  ];
  const goodBody = async (operation: string) => {
    const reply = await kmaScenario(() => ({ nowMs: NOON }))(
      new URL(`http://kma.test/${operation}?base_date=20261002&base_time=1100&numOfRows=1100&tmFc=202610020600`),
    );
    return 'body' in reply ? reply.body : '';
  };

  it.each([...FAULT_KINDS, ['XML instead of JSON', 'auth']])('become one typed error: %s', async (fault, kind) => {
    serveKmaWith(NOON, { [REQUIRED]: faults(await goodBody(REQUIRED))[fault]! });
    await expect(fetchAt(NOON, kind === 'timeout' ? 800 : undefined)).rejects.toMatchObject({
      name: 'ProviderError',
      kind,
    });
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
  ])('are recognised in %s', async (file, kind) => {
    server.use(() => recordedReply(file));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ name: 'ProviderError', kind });
  });

  it.each([
    ['22', 'LIMITED NUMBER OF SERVICE REQUESTS EXCEEDS ERROR', 'quota'],
    ['20', 'SERVICE ACCESS DENIED ERROR', 'auth'],
    ['20', 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR', 'quota'],
    ['30', 'SERVICE KEY IS NOT REGISTERED ERROR', 'auth'],
    ['01', 'APPLICATION_ERROR', 'http'],
  ])('report the cause of result %s %s', async (resultCode, resultMsg, kind) => {
    server.use(() => ({ body: JSON.stringify({ response: { header: { resultCode, resultMsg } } }) }));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ kind });
  });

  it.each([
    ['an empty string', ''],
    ['an empty list', { item: [] }],
  ])('return no-data if items is %s', async (_name, items) => {
    const response = { header: { resultCode: '00', resultMsg: 'OK' }, body: { items, totalCount: 0 } };
    server.use(() => ({ body: JSON.stringify({ response }) }));
    await expect(fetchAt(NOON)).rejects.toMatchObject({ kind: 'no-data' });
  });

  it('never include the key in the message', async () => {
    server.use(() => ({ status: 500, body: '' }));
    const failing = createProvider('secret-key').fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    await expect(failing).rejects.toMatchObject({
      kind: 'http',
      message: expect.not.stringContaining('secret-key'),
    });
  });

  it.each(OPTIONAL)('of %s leave the other data', async (operation) => {
    for (const fault of Object.values(faults(await goodBody(operation)))) {
      if ('fault' in fault && fault.fault === 'silence') continue;
      serveKmaWith(NOON, { [operation]: fault });
      const { now, days } = await fetchAt(NOON);
      expect(now.temperatureC).toBe(15);
      expect(days.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('by silence of the optional parts delay a response only to their limit', async () => {
    serveKmaWith(NOON, Object.fromEntries(OPTIONAL.map((operation) => [operation, { fault: 'silence' as const }])));
    const provider = createProvider('key', 1_000);
    const { now, hours, days, source } = await provider.fetch(SEOUL, NOON, AbortSignal.timeout(AMPLE_MS));
    expect(hours[0]?.epochMs).toBe(kstEpochMs('2026-10-02', 12));
    expect(now).toMatchObject({ temperatureC: 15, uvIndex: null, pm10UgM3: null });
    expect(days.map(({ minC }) => minC)).toEqual([15, 15, 15, 15]);
    expect(source.airQuality).toBeNull();
  });
});
