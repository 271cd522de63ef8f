import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../../support/eventually';
import {
  down,
  forecasts,
  getSummary,
  kma,
  kmaNow,
  LIVE,
  LONG,
  MINUTE_MS,
  openMeteo,
  openMeteoNow,
  OTHER,
  outside,
  RECORDED,
  serveEachTest,
  SHORT,
  silent,
  start,
} from './weather-service-steps';

serveEachTest();

describe('when a provider is slow', () => {
  it('no request waits longer than its limit, and the response is stored when it arrives', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    openMeteo.use((url) => gate.then(() => openMeteoNow(url)));
    const service = start({ limits: { ...LONG, patienceMs: 50 } });
    expect(await getSummary(service)).toMatchObject({ ...RECORDED, pending: true });
    release();
    expect(
      await eventually(
        () => getSummary(service),
        // Air quality may arrive later than the rest.
        ({ from, pending }) => from !== 'recorded' && !pending,
      ),
    ).toEqual(LIVE);
    expect(forecasts()).toBe(1);
  });

  it('later requests do not wait for it at all', async () => {
    openMeteo.use(silent);
    const service = start({ limits: { ...LONG, patienceMs: 2_000 } });
    expect(await getSummary(service)).toMatchObject({ ...RECORDED, pending: true });
    const winner = await Promise.race([getSummary(service, OTHER), delay(1_500, 'patience', { ref: false })]);
    expect(winner).toMatchObject({ ...RECORDED, pending: true });
  });

  // ASVS 16.5.2
  it('a network that drops packets delays one request, with several providers too', async () => {
    kma.use(silent);
    openMeteo.use(silent);
    const service = start({
      kmaServiceKey: 'key',
      limits: {
        patienceMs: 1_000,
        fetchLimitMs: 1_200,
        failuresToOpen: 1,
        openMs: 60_000,
        openMaxMs: 60_000,
      },
    });
    expect(await getSummary(service)).toMatchObject({ ...RECORDED, pending: true });
    // The first provider was given up; the second one is called.
    await eventually(forecasts, (count) => count === 1);
    const winner = await Promise.race([getSummary(service, OTHER), delay(800, 'patience', { ref: false })]);
    expect(winner).toMatchObject(RECORDED);
  });

  it('a fetch is aborted after its limit', async () => {
    openMeteo.use(silent);
    const service = start({ limits: SHORT });
    expect(await getSummary(service)).toMatchObject({ ...RECORDED, pending: true });
    await eventually(
      () => getSummary(service),
      ({ pending }) => !pending,
    );
    // On a busy machine the fetch may be aborted before the server receives it.
    expect([0, 1]).toContain(forecasts());
  });
});

it('a closed service aborts its fetches, also those that wait for their turn', async () => {
  openMeteo.use(silent);
  const service = start({ limits: { ...LONG, patienceMs: 0, concurrentCells: 2 } });
  for (let nx = 50; nx < 60; nx++) await service.get({ nx, ny: 100 });
  expect(await Promise.race([service.close(), delay(10_000, 'hangs', { ref: false })])).toBeUndefined();
});

describe('the circuit breaker', () => {
  const limits = { ...LONG, failuresToOpen: 2, openMs: 100, openMaxMs: 100 };
  const cells = (count: number) => Array.from({ length: count }, (_, i) => ({ nx: 50 + i, ny: 100 }));

  it('skips a provider after consecutive failures', async () => {
    openMeteo.use(down);
    const service = start({ limits: { ...limits, openMs: 60_000, openMaxMs: 60_000 } });
    for (const cell of cells(20))
      expect(await getSummary(service, cell)).toMatchObject({ ...RECORDED, pending: false });
    // On a busy machine a fetch may be aborted before the server receives it.
    expect([1, 2]).toContain(forecasts());
  });

  it('tries again in the background without delaying a request', async () => {
    openMeteo.use(down);
    const service = start({ limits });
    for (const cell of cells(3)) await getSummary(service, cell);
    openMeteo.use(silent);
    await delay(150);
    // The trial hangs, and no request waits for it although it could.
    const winner = await Promise.race([getSummary(service), delay(1_500, 'patience', { ref: false })]);
    expect(winner).toMatchObject({ ...RECORDED, pending: false });
    await eventually(forecasts, (count) => count === 3);
  });

  it('closes when a trial succeeds, and stores its response', async () => {
    openMeteo.use(down);
    const service = start({ limits });
    for (const cell of cells(3)) await getSummary(service, cell);
    openMeteo.use(openMeteoNow);
    const getLater = () => {
      // If a trial for a cell came too early, the cell is not due again at once.
      outside.nowMs += MINUTE_MS;
      return getSummary(service);
    };
    expect(await eventually(getLater, ({ from }) => from !== 'recorded')).toEqual(LIVE);
    expect(await getSummary(service, OTHER)).toEqual(LIVE);
  });

  it('does not count a place without data as a failure', async () => {
    kma.use(() => ({
      body: JSON.stringify({ response: { header: { resultCode: '03', resultMsg: 'NO_DATA' } } }),
    }));
    const service = start({ kmaServiceKey: 'key', limits });
    for (const cell of cells(4)) expect(await getSummary(service, cell)).toEqual(LIVE);
    kma.use(kmaNow);
    const getLater = () => {
      // An issue without data counts as late for some minutes.
      outside.nowMs += MINUTE_MS;
      return getSummary(service);
    };
    expect(await eventually(getLater, ({ from }) => from === 'kma')).toMatchObject({ from: 'kma' });
  });
});
