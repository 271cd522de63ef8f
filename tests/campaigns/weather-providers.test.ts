import { setTimeout as delay } from 'node:timers/promises';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS } from '@/lib/contract/durations';
import { positionWeather, type PositionWeather } from '@/lib/contract/weather';
import { CLOCK_SKEW_MS, WEATHER_STALE_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { campaignSize, IS_WHOLE, reportFigure } from '../support/campaign';
import { eventually } from '../support/eventually';
import { openMemoryDatabase } from '../support/memory-database';
import { pictureFolder } from '../support/test-host';
import { measureBeside } from '../support/open-loop';
import { landCells } from '../load/supply/country';
import { PROVIDERS, type FaultyProvider } from './weather-providers/providers';
import { getPath, getTruth, openCampaignWorld, type CampaignWorld } from './weather-providers/world';

const START = kstEpochMs('2026-11-21', 9, 50);
const CELLS: GridCell[] = [
  { nx: 60, ny: 127 },
  { nx: 98, ny: 76 },
  { nx: 89, ny: 90 },
];
/** Longer than `WEATHER_EXPIRED_MS` in a full campaign. */
const HOURS = campaignSize(2, 14);
const STEP_MS = HOUR_MS;
/** Every tenth provider runs in `npm test`. */
const SELECTED = IS_WHOLE ? PROVIDERS : PROVIDERS.filter((_, index) => index % 10 === 3);
const TRIES = 4;
/** At least 30 s. */
const PATIENT_TRIES = 3_000;
const LATENCY_CELLS = 40;
const LATENCY = { perSecond: 50, seconds: 3 };

jest.setTimeout(IS_WHOLE ? 3_600_000 : 120_000);

let opened: OpenDatabase;
const pictures = pictureFolder();
beforeAll(async () => {
  opened = await openMemoryDatabase();
});
afterAll(async () => {
  await opened.close();
  pictures.remove();
});

/** Requests a cell until the response is not pending, at most `tries` times. */
async function getPosition({ send }: CampaignWorld, cell: GridCell, tries: number): Promise<PositionWeather> {
  for (let count = 1; ; count++) {
    const response = await send(getPath(cell));
    expect(response.status).toBe(200);
    const weather = positionWeather.parse(await response.json());
    if (!weather.source.pending || count === tries) return weather;
    await delay(10);
  }
}

/** Checks a response against what the provider has really delivered. Returns its age, ms. */
function check(world: CampaignWorld, provider: FaultyProvider, cell: GridCell, weather: PositionWeather): number {
  const { source, temperature, provenance } = weather;
  const nowMs = world.getHostMs();
  const hourMs = startOfHourMs(nowMs);
  if (source.recorded) {
    expect([provider.name, 'no forecast covers the hour', world.isCovered(hourMs)]).toEqual([
      provider.name,
      'no forecast covers the hour',
      false,
    ]);
    expect(source.usual).toBe(true);
    return 0;
  }
  const fetchedMs = Date.parse(source.fetchedAt);
  const ageMs = nowMs - fetchedMs;
  expect(ageMs).toBeGreaterThanOrEqual(-CLOCK_SKEW_MS);
  // A response that an imperfect provider sent at the end of one step may arrive in the next.
  const toleranceMs = provider.kind === 'hostile' ? 0 : STEP_MS;
  if (!provider.getClockErrorMs) expect(fetchedMs).toBeLessThanOrEqual(world.getLastGoodMs() + toleranceMs);
  expect(source.stale || ageMs < WEATHER_STALE_MS).toBe(true);
  // Without an observation the next hour of the forecast may stand for the current one.
  if (world.isCovered(hourMs))
    expect([-1, 0, 1, 2].map((hours) => getTruth(cell, hourMs - hours * HOUR_MS))).toContain(temperature);
  const { at } = provenance!.temperature!;
  expect(Date.parse(at!)).toBeLessThanOrEqual(nowMs + CLOCK_SKEW_MS);
  return ageMs;
}

async function warmUp(world: CampaignWorld, cells: GridCell[]): Promise<void> {
  await world.updateGrids();
  for (const cell of cells)
    await eventually(
      () => getPosition(world, cell, TRIES),
      ({ source }) => source.recorded === null && !source.pending,
    );
}

/** Measures the latency of old weather while renewals begin, beside that of a route that does nothing. */
async function measureLatency(provider: FaultyProvider): Promise<string> {
  // The first requests of so many cells would use up a small budget.
  const ample = { ...provider, dailyCalls: undefined };
  const world = await openCampaignWorld({ provider: ample, opened, pictures: pictures.folder, startMs: START });
  try {
    const cells = landCells(LATENCY_CELLS);
    await warmUp(world, cells);
    world.clock.nowMs += 2 * HOUR_MS;
    world.fail();
    const { weather, trivial } = await measureBeside(
      {
        weather: (index) => world.send(getPath(cells[index % cells.length]!)),
        trivial: () => world.send('/health/live'),
      },
      LATENCY,
    );
    return `${weather.p99.toFixed(0)} / ${trivial.p99.toFixed(0)}`;
  } finally {
    await world.close();
  }
}

describe.each(SELECTED)('a provider: $name', (provider) => {
  it('leaves real weather of its true age, within the budget', async () => {
    const world = await openCampaignWorld({ provider, opened, pictures: pictures.folder, startMs: START });
    // A healthy provider responds again after the clock jumped, however slow the machine is.
    const tries = provider.getClockErrorMs ? PATIENT_TRIES : TRIES;
    let oldestMs = 0;
    let replaced = 0;
    let responses = 0;
    try {
      await warmUp(world, CELLS);
      world.fail();
      for (let sinceMs = 0; sinceMs <= HOURS * HOUR_MS; sinceMs += STEP_MS) {
        world.clock.nowMs = START + sinceMs;
        await world.updateGrids();
        for (const cell of CELLS) {
          const weather = await getPosition(world, cell, tries);
          oldestMs = Math.max(oldestMs, check(world, provider, cell, weather));
          replaced += weather.source.recorded ? 1 : 0;
          responses++;
        }
      }
      if (provider.dailyCalls) expect(world.countCalls()).toBeLessThanOrEqual(provider.dailyCalls);
    } finally {
      await world.close();
    }
    if (!IS_WHOLE) return;
    const row = [
      provider.name,
      provider.kind,
      `${responses} of ${responses}`,
      `${(oldestMs / HOUR_MS).toFixed(1)} h`,
      `${replaced}`,
      `${world.countCalls()}`,
      await measureLatency(provider),
    ];
    reportFigure(`| ${row.join(' | ')} |`);
  });
});
