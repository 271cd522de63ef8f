import { setTimeout as delay } from 'node:timers/promises';
import type { WeatherService } from '@/lib/api-host/weather/weather-service';
import { HOUR_MS } from '@/lib/contract/durations';
import { eventually } from '../../support/eventually';
import type { ProviderScenario } from '../../support/provider-server';
import { openSupplyWorld } from '../../support/supply-world';
import { landCells, MIDNIGHT } from './country';
import { recordFigure } from './rows';

const WAYS: Record<string, ProviderScenario> = {
  'never answers': () => ({ fault: 'silence' }),
  'breaks off': () => ({ fault: 'reset', body: 'nothing' }),
  'answers 500': () => ({ status: 500, body: '' }),
  'answers nonsense': () => ({ body: '<html></html>' }),
  'answers after 2 s': async () => {
    await delay(2_000);
    return { status: 500, body: '' };
  },
};
const PEOPLE = 4_000;
const AT_ONCE = 40;

const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!.toFixed(1);

async function measureLogin(what: () => unknown): Promise<number> {
  const beganMs = performance.now();
  await what();
  return performance.now() - beganMs;
}

/** Measures the latency of 4,000 requests, 40 at a time, for every kind of provider failure with stale responses available. */
export async function runFailures(): Promise<void> {
  const cells = landCells(200);
  for (const [way, scenario] of Object.entries(WAYS)) {
    const world = await openSupplyWorld({ nowMs: MIDNIGHT + 9.8 * HOUR_MS, databases: [null], isUsual: true });
    const [service] = world.instances as [WeatherService];
    for (const cell of cells)
      await eventually(
        () => service.get(cell),
        ({ weather }) => weather.source.provider === 'kma',
      );
    world.useScenario(scenario);
    world.clock.nowMs += 2 * HOUR_MS;
    const took: number[] = [];
    const trivial: number[] = [];
    for (let i = 0; i < PEOPLE; i += AT_ONCE) {
      const now = Array.from({ length: AT_ONCE }, (_, j) => cells[(i + j) % cells.length]!);
      took.push(...(await Promise.all(now.map((cell) => measureLogin(() => service.get(cell))))));
      trivial.push(...(await Promise.all(now.map(() => measureLogin(() => delay(0))))));
      await delay(5);
    }
    recordFigure(
      `old answers while the provider ${way}`,
      'p99 <= 50 ms',
      `${p99(took)} ms; a turn of the event loop ${p99(trivial)}`,
    );
    await world.close();
  }
}
