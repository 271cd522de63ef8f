import { presentProvenance } from '@/lib/api-host/weather/present-provenance';
import { HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import type { Origin, Provenance } from '@/lib/domain/weather/weather';
import { makeHour, makeWeather } from '../../support/weather-factory';

const at = (hour: number, minute = 0) => kstEpochMs('2023-11-21', hour, minute);
const observed: Origin = { kind: 'observed', atMs: at(9), station: null };
const village: Origin = { kind: 'forecast', atMs: at(8), station: null };
const ultraShort = { kind: 'forecast' as const, atMs: at(9, 30), station: null, untilMs: at(15) };
const PROVENANCE: Provenance = {
  temperature: observed,
  humidity: observed,
  wind: observed,
  sky: ultraShort,
  precipitation: observed,
  air: { kind: 'observed', atMs: at(9), station: '중구' },
  uv: village,
  nextHours: ultraShort,
  hours: village,
  extremes: village,
  farDays: null,
};
const weather = makeWeather({
  each: () => ({ pm10UgM3: 30 }),
  weather: { provenance: PROVENANCE },
});
const stamp = (epochMs: number) => new Date(epochMs).toISOString();

it('is that of the observation while it is preferred', () => {
  const shown = presentProvenance(weather, at(9, 50));
  expect(shown).toMatchObject({
    temperature: { kind: 'observed', at: stamp(at(9)), station: null },
    sky: { kind: 'forecast', at: stamp(at(9, 30)) },
    air: { kind: 'observed', at: stamp(at(9)), station: '중구' },
    nextHours: { at: stamp(at(9, 30)), until: stamp(at(15)) },
    farDays: null,
  });
});

it('names stations in the language of the response, and none without a name in it', () => {
  const nameStation = (station: string) =>
    presentProvenance(
      { ...weather, provenance: { ...PROVENANCE, air: { ...PROVENANCE.air!, station } } },
      at(9, 50),
      'en',
    )?.air?.station;
  expect(['중구', '역삼1동', '중구, 종로구', '알수없는곳'].map(nameStation)).toEqual([
    ...['Jung-gu', 'Yeoksam 1-dong', 'Jung-gu, Jongno-gu'],
    null,
  ]);
});

it.each([
  ['the next hours', 11, at(9, 30)],
  ['the rest', 16, at(8)],
])('is the forecast of %s once the observation is too old', (_, hour, issuedMs) => {
  const shown = presentProvenance(weather, at(hour, 20));
  for (const field of ['temperature', 'humidity', 'wind', 'sky', 'precipitation'] as const)
    expect([field, shown?.[field]]).toEqual([field, { kind: 'forecast', at: stamp(issuedMs), station: null }]);
});

it('is null for a value that is unknown', () => {
  const unknown = { humidityPct: null, windSpeedMps: null, sky: null };
  const now = makeHour({ ...unknown, epochMs: at(9), precipitation: { kind: null } });
  const shown = presentProvenance({ ...weather, now, hours: [] }, at(9, 50));
  expect(shown).toMatchObject({ humidity: null, wind: null, sky: null, precipitation: null, air: null });
  expect(shown?.temperature).toMatchObject({ kind: 'observed' });
});

it('is missing in weather that an older version stored', () => {
  expect(presentProvenance(makeWeather(), at(9) + HOUR_MS)).toBeUndefined();
});
