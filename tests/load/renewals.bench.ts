import { fork } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { HOUR_MS } from '@/lib/contract/durations';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { eventually } from '../support/eventually';
import { openMemoryDatabase } from '../support/memory-database';
import { measureBeside } from '../support/open-loop';
import { testTools } from '../support/provider-tools';
import { silentLog } from '../support/silent-log';
import { createTestHost, pictureFolder } from '../support/test-host';
import { withCleanups } from './cleanups';
import { landCells, MIDNIGHT } from './supply/country';

/**
 * Latency of old weather while the renewals of many cells begin, beside a route that does nothing, in one process. KMA's
 * JSON service runs in another one. `npx tsx tests/load/renewals.bench.ts [cells] [requests/s] [seconds]`, defaults 200,
 * 50 and 6.
 */
const [cellCount = 200, perSecond = 50, seconds = 6] = process.argv.slice(2).map(Number);
const START_MS = MIDNIGHT + 9.8 * HOUR_MS;
const NANOSECONDS_PER_MS = 1e6;

const pictures = pictureFolder();
const standIn = fork('tests/load/renewals/stand-in.ts', { execArgv: ['--import', 'tsx'] });

async function setTime(nowMs: number): Promise<void> {
  const set = once(standIn, 'message');
  standIn.send(nowMs);
  await set;
}

async function measure(url: string): Promise<void> {
  const opened = await openMemoryDatabase();
  const clock = { nowMs: START_MS };
  await setTime(clock.nowMs);
  const now = () => clock.nowMs;
  const tools = testTools({ clock: now, database: opened.db, databaseLimitMs: 250 });
  const config = {
    ...{ kmaServiceKey: 'key', kmaBaseUrl: url, airKoreaBaseUrl: url },
    ...{ openMeteoBaseUrl: url, openMeteoAirBaseUrl: url, weatherSource: 'kma' as const },
  };
  const weather = createWeatherService({
    providers: createProviders(config, tools),
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock: now,
    log: silentLog,
  });
  const host = createTestHost({ opened, folder: pictures.folder, clock: now, weather });
  const send = async (path: string) => {
    const response = await host.fetch(new Request(`http://api-host${path}`));
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    return response.text();
  };
  const cells = landCells(cellCount);
  for (const cell of cells)
    await eventually(
      () => weather.get(cell),
      (result) => result.weather.source.provider === 'kma' && !result.pending,
    );
  const paths = cells.map(getCellCentre).map(({ lat, lon }) => `/api/v1/weather/position?lat=${lat}&lon=${lon}`);
  const kinds = {
    weather: (index: number) => send(paths[index % paths.length]!),
    trivial: () => send('/health/live'),
  };
  await measureBeside(kinds, { perSecond, seconds: 2 });
  for (const [when, passMs] of [
    ['fresh', 0],
    ['old, renewed', 2 * HOUR_MS],
  ] as const) {
    clock.nowMs += passMs;
    await setTime(clock.nowMs);
    const lag = monitorEventLoopDelay({ resolution: 1 });
    lag.enable();
    const { weather: ours, trivial } = await measureBeside(kinds, { perSecond, seconds });
    lag.disable();
    console.log(
      `${when}: weather p50 ${ours.p50.toFixed(1)}, p99 ${ours.p99.toFixed(1)} ms; trivial route p50 ` +
        `${trivial.p50.toFixed(1)}, p99 ${trivial.p99.toFixed(1)} ms; event loop late by ${(lag.percentile(99) / NANOSECONDS_PER_MS).toFixed(0)} (p99), ` +
        `${(lag.max / NANOSECONDS_PER_MS).toFixed(0)} ms (most)`,
    );
  }
  await weather.close();
  await opened.close();
}

const main = () =>
  withCleanups(async (defer) => {
    defer(() => standIn.kill());
    defer(pictures.remove);
    const [url] = (await once(standIn, 'message')) as [string];
    console.log(`load ${os.loadavg()[0]?.toFixed(1)} on ${os.cpus().length} cores, ${cellCount} cells`);
    await measure(url);
  });

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
