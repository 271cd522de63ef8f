import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { eventually } from '../../support/eventually';
import {
  CELL,
  down,
  forecasts,
  getSettledSummary,
  getSummary,
  kma,
  kmaNow,
  LONG,
  openMeteo,
  openMeteoNow,
  outside,
  serveEachTest,
  START,
  start,
} from './weather-service-steps';

serveEachTest();

const getReceivedMs = async (service: ReturnType<typeof start>) => (await service.get(CELL)).weather.source.fetchedAtMs;

describe('the age of weather', () => {
  it('counts from the last received response when every connection fails 91 minutes later, and no known value is lost', async () => {
    const service = start({ kmaServiceKey: 'key' });
    // Air quality may arrive later than the rest.
    const before = await eventually(
      () => service.get(CELL),
      ({ weather }) => weather.source.airQuality === 'measured',
    );
    expect(before.weather.source.fetchedAtMs).toBe(START);
    for (const server of [kma, openMeteo]) server.use(() => ({ fault: 'reset', body: 'nothing' }));
    outside.nowMs += 91 * MINUTE_MS;
    const { weather, stale } = await eventually(
      () => service.get(CELL),
      ({ pending }) => !pending,
    );
    expect(stale).toBe(true);
    expect(weather.source).toMatchObject({ fetchedAtMs: START, issuedAtMs: before.weather.source.issuedAtMs });
    expect(weather.now.pm10UgM3).toBe(40);
    expect(weather.hours.length).toBeGreaterThanOrEqual(before.weather.hours.length - 2);
  });

  it('counts from the oldest response if only some services respond', async () => {
    const service = start({ kmaServiceKey: 'key' });
    await service.get(CELL);
    kma.use((url) => (/Ncst|SrtFcst|ArpltnInfor/.test(url.pathname) ? down() : kmaNow(url)));
    outside.nowMs += 61 * MINUTE_MS;
    const { weather } = await eventually(
      () => service.get(CELL),
      ({ pending }) => !pending,
    );
    expect(weather.now.pm10UgM3).toBe(40);
    expect(weather.source.fetchedAtMs).toBe(START);
  });

  it.each([
    ['40 minutes', 40 * MINUTE_MS],
    ['a day', DAY_MS],
    ['30 days', 30 * DAY_MS],
  ])('does not count as fresh after a clock %s ahead was corrected', async (_, ahead) => {
    const service = start({ kmaServiceKey: 'key' });
    outside.nowMs += ahead;
    await getSettledSummary(service);
    outside.nowMs -= ahead;
    outside.temperature = 20;
    expect(await getSettledSummary(service)).toMatchObject({ from: 'kma', temperature: 20, stale: false });
    expect(await getReceivedMs(service)).toBe(START);
  });
});

describe('calls of a provider', () => {
  it('pause for as long as the provider requested, up to ten minutes', async () => {
    openMeteo.use(() => ({ status: 429, body: '', headers: { 'retry-after': '86400' } }));
    const service = start({ limits: { ...LONG, failuresToOpen: 100 } });
    await getSummary(service);
    const before = openMeteo.requests.length;
    for (const nx of [40, 50, 70, 80]) await getSummary(service, { nx, ny: 100 });
    outside.nowMs += 9 * MINUTE_MS;
    await getSummary(service);
    expect(openMeteo.requests.length).toBe(before);
    openMeteo.use(openMeteoNow);
    outside.nowMs += MINUTE_MS;
    expect(await getSettledSummary(service)).toMatchObject({ from: 'open-meteo' });
  });

  it('never exceed the budget: then stale weather is served, or recorded weather for an unknown cell', async () => {
    const service = start({ kmaServiceKey: 'key', dailyCalls: { 'kma-short': 12 } });
    openMeteo.use(down);
    for (let i = 0; i < 6; i++) await getSummary(service, { nx: 40 + 5 * i, ny: 100 });
    outside.nowMs += 2 * HOUR_MS;
    for (let i = 0; i < 6; i++) await getSettledSummary(service, { nx: 40 + 5 * i, ny: 100 });
    const shortTerm = kma.requests.filter(({ pathname }) => pathname.includes('VilageFcstInfoService'));
    expect(shortTerm.length).toBeLessThanOrEqual(12);
    expect(await getSummary(service, { nx: 40, ny: 100 })).toMatchObject({ from: 'kma', stale: true });
    expect(await getSummary(service, { nx: 65, ny: 100 })).toMatchObject({ from: 'recorded' });
  });

  it('are counted in the metrics by their result', async () => {
    const service = start({ kmaServiceKey: 'key', dailyCalls: { 'kma-mid': 1 } });
    await getSummary(service);
    await getSummary(service, { nx: 98, ny: 76 });
    const text = await renderMetrics();
    expect(text).toContain('nalot_provider_calls_total{service="kma-mid",result="spent"}');
    expect(text).toMatch(/nalot_provider_calls_total\{service="kma-short",result="200"\} [1-9]/);
    expect(text).toMatch(/nalot_provider_calls_of_day\{service="kma-mid",of="made"\} [1-9]/);
    expect(text).toContain('nalot_provider_calls_of_day{service="kma-mid",of="allowed"} 1');
  });

  it('are available again at midnight in Korea', async () => {
    outside.nowMs = kstEpochMs('2026-11-21', 23, 50);
    const service = start({ kmaServiceKey: 'key', dailyCalls: { 'kma-short': 4 } });
    openMeteo.use(down);
    expect(await getSummary(service)).toMatchObject({ from: 'kma', stale: false });
    expect(await getSummary(service, { nx: 90, ny: 90 })).toMatchObject({ from: 'recorded' });
    outside.nowMs = kstEpochMs('2026-11-22', 0, 1);
    expect(await getSettledSummary(service, { nx: 90, ny: 90 })).toMatchObject({ from: 'kma' });
  });

  it('for too many new cells of one network are replaced by weather of a neighbour within 10 km', async () => {
    let allowed = 1;
    const service = start({ kmaServiceKey: 'key', mayRenewLoneCell: async () => allowed-- > 0 });
    await service.get(CELL, ['a network']);
    const near = await service.get({ nx: CELL.nx + 1, ny: CELL.ny + 1 }, ['a network']);
    expect(near).toMatchObject({ weather: { source: { provider: 'kma' } }, neighbourKm: 7, pending: false });
    const far = await service.get({ nx: CELL.nx + 5, ny: CELL.ny }, ['a network']);
    expect(far.weather.source.provider).toBe('recorded');
    // A cell that is already in use does not count as new.
    expect((await service.get(CELL, ['a network'])).neighbourKm).toBeUndefined();
  });

  it('to Open-Meteo are made once each half hour for a cell', async () => {
    const service = start();
    for (let minutes = 0; minutes < 120; minutes += 2) {
      outside.nowMs = START + minutes * MINUTE_MS;
      await getSettledSummary(service);
    }
    expect(forecasts()).toBeLessThanOrEqual(5);
  });
});
