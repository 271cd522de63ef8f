import { HOUR_MS } from '@/lib/contract/durations';
import type { Weather } from '@/lib/domain/weather/weather';
import { kmaScenario } from '../../support/kma-body';
import { eventually } from '../../support/eventually';
import type { ProviderReply } from '../../support/provider-server';
import { CELL, down, getSettled, kma, MINUTE_MS, outside, serveEachTest, silent, start } from './weather-service-steps';

serveEachTest();

interface Part {
  operations: string[];
  /** Reads the values that come from the part. */
  read: (weather: Weather) => unknown;
  missing: unknown;
  /** How long the values remain valid, ms. */
  validMs: number;
}

const countDays = ({ days }: Weather) => days.length;
const BULLETIN = 'o 태풍경보 : 서울특별시';
const kmaNow = kmaScenario(() => ({ nowMs: outside.nowMs, bulletin: BULLETIN }));

/** Every optional part that depends on a service of its own. */
const PARTS: Record<string, Part> = {
  warnings: {
    operations: ['getPwnStatus'],
    read: ({ warnings }) => warnings?.items,
    missing: undefined,
    validMs: 3 * HOUR_MS,
  },
  'mid-term forecast': {
    operations: ['getMidLandFcst', 'getMidTa'],
    read: countDays,
    missing: 4,
    validMs: 24 * HOUR_MS,
  },
  'UV index': {
    operations: ['getUVIdxV5'],
    read: ({ hours }) => hours.find(({ uvIndex }) => uvIndex !== null)?.uvIndex,
    missing: undefined,
    validMs: 12 * HOUR_MS,
  },
  'air quality': {
    operations: ['getCtprvnRltmMesureDnsty'],
    read: ({ now }) => now.pm10UgM3,
    missing: null,
    validMs: 110 * MINUTE_MS,
  },
};

const getOperation = ({ pathname }: URL) => pathname.split('/').at(-1)!;
const useFor = ({ operations }: Part, reply: (url: URL) => ProviderReply | Promise<ProviderReply>) =>
  kma.use((url) => (operations.includes(getOperation(url)) ? reply(url) : kmaNow(url)));

beforeEach(() => kma.use(kmaNow));

describe.each(Object.entries(PARTS))('%s', (_, part) => {
  it('that arrive after the rest join the weather at once, without a further call', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    useFor(part, (url) => gate.then(() => kmaNow(url)));
    const service = start({ kmaServiceKey: 'key' });
    const before = await service.get(CELL);
    expect(before.weather.now.temperatureC).toBe(15);
    expect(part.read(before.weather)).toEqual(part.missing);
    expect(before.pending).toBe(true);
    release();
    const after = await eventually(
      () => service.get(CELL),
      ({ weather }) => part.read(weather) !== part.missing,
    );
    expect(after).toMatchObject({ stale: false, pending: false });
    expect(part.read(after.weather)).not.toEqual(part.missing);
    for (const operation of part.operations)
      expect(kma.requests.filter((url) => getOperation(url) === operation)).toHaveLength(1);
  });

  it('remain while their service fails, until they are no longer valid', async () => {
    const service = start({ kmaServiceKey: 'key' });
    const known = await service.get(CELL);
    useFor(part, down);
    const fromMs = outside.nowMs;
    for (const share of [0.3, 0.6, 0.9]) {
      outside.nowMs = fromMs + share * part.validMs;
      const { weather } = await getSettled(service);
      // A day passes, but the forecast still reaches as far.
      if (part.read === countDays) expect(countDays(weather)).toBeGreaterThanOrEqual(9);
      else expect(part.read(weather)).toEqual(part.read(known.weather));
    }
  });
});

it('no part is lost while all their services are silent', async () => {
  const service = start({ kmaServiceKey: 'key' });
  const known = await service.get(CELL);
  const operations = Object.values(PARTS).flatMap((part) => part.operations);
  kma.use((url) => (operations.includes(getOperation(url)) ? silent() : kmaNow(url)));
  outside.nowMs += HOUR_MS;
  const { weather } = await getSettled(service);
  expect(weather.source.fetchedAtMs).toBe(outside.nowMs);
  for (const { read } of Object.values(PARTS)) expect(read(weather)).toEqual(read(known.weather));
});

it('a failed part is added when its service responds again, at the next renewal', async () => {
  useFor(PARTS.warnings!, down);
  const service = start({ kmaServiceKey: 'key' });
  expect((await service.get(CELL)).weather.warnings).toBeNull();
  kma.use(kmaNow);
  outside.nowMs += 13 * MINUTE_MS;
  const { weather } = await eventually(
    () => service.get(CELL),
    (result) => result.weather.warnings !== null,
  );
  expect(weather.warnings?.items).toEqual([{ name: '태풍경보', area: '서울특별시' }]);
});
