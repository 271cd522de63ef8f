import { createProviders } from '@/lib/api-host/weather/create-providers';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import type { SamplePeriod } from '@/lib/api-host/weather/sample-period';
import type { MayRenewLoneCell } from '@/lib/api-host/weather/lone-cell-limit';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import type { Database } from '@/lib/api-host/db/database';
import type { DailyCalls } from '@/lib/api-host/weather/provider-records';
import { kstEpochMs } from '@/lib/domain/kst';
import { eventually } from '../../support/eventually';
import { kmaScenario } from '../../support/kma-body';
import { openMeteoScenario } from '../../support/open-meteo-body';
import { startProviderServer, type ProviderReply, type ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';
import { silentLog } from '../../support/silent-log';

export const CELL = { nx: 61, ny: 125 };
export const OTHER = { nx: 60, ny: 127 };
export const MINUTE_MS = 60_000;
export const START = kstEpochMs('2026-11-21', 9, 50);

/** Ample limits for tests that must not time out, and short ones for those that must. */
export const LONG = { patienceMs: 20_000, fetchLimitMs: 20_000 };
export const SHORT = { patienceMs: 50, fetchLimitMs: 150 };

/** The time, and the temperature that the providers report. */
export const outside = { nowMs: START, temperature: 12 };
export let kma: ProviderServer;
export let openMeteo: ProviderServer;
let services: WeatherService[];

export const openMeteoNow = openMeteoScenario(() => ({
  nowMs: outside.nowMs,
  hour: () => ({ temperature: outside.temperature }),
}));
export const kmaNow = kmaScenario(() => ({ nowMs: outside.nowMs, hour: () => ({ temperature: outside.temperature }) }));
export const down = (): ProviderReply => ({ status: 500, body: '' });
export const silent = (): ProviderReply => ({ fault: 'silence' });
export const forecasts = () => openMeteo.requests.filter(({ pathname }) => pathname === '/v1/forecast').length;

/** Gives each test of the calling file new providers. */
export function serveEachTest(): void {
  beforeEach(async () => {
    Object.assign(outside, { nowMs: START, temperature: 12 });
    services = [];
    kma = await startProviderServer({ scenario: kmaNow });
    openMeteo = await startProviderServer({ scenario: openMeteoNow });
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.close()));
    await Promise.all([kma.close(), openMeteo.close()]);
  });
}

interface Setup {
  kmaServiceKey?: string;
  database?: Database;
  databaseLimitMs?: number;
  dailyCalls?: Partial<DailyCalls>;
  mayRenewLoneCell?: MayRenewLoneCell;
  samplePeriod?: SamplePeriod;
  limits?: Parameters<typeof createWeatherService>[0]['limits'];
}

export function start({
  kmaServiceKey,
  limits = LONG,
  mayRenewLoneCell,
  samplePeriod,
  ...shared
}: Setup = {}): WeatherService {
  const tools = testTools({ clock: () => outside.nowMs, ...shared });
  const config = {
    kmaServiceKey,
    kmaBaseUrl: kma.url,
    airKoreaBaseUrl: kma.url,
    openMeteoBaseUrl: openMeteo.url,
    openMeteoAirBaseUrl: openMeteo.url,
    openMeteoFallback: 'allow' as const,
  };
  const service = createWeatherService({
    providers: createProviders(config, tools),
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    mayRenewLoneCell,
    samplePeriod,
    // Without jitter.
    random: () => 0.5,
    clock: () => outside.nowMs,
    log: silentLog,
    limits,
  });
  services.push(service);
  return service;
}

/** Returns provider, temperature and state of the weather of a cell. */
export async function getSummary(service: WeatherService, cell = CELL) {
  const { weather, stale, pending } = await service.get(cell);
  return { from: weather.source.provider, temperature: weather.now.temperatureC, stale, pending };
}

/** Returns the weather once nothing is pending. */
export const getSettled = (service: WeatherService, cell = CELL) =>
  eventually(
    () => service.get(cell),
    ({ pending }) => !pending,
  );

/** Returns the same once nothing is pending. */
export const getSettledSummary = (service: WeatherService, cell = CELL) =>
  eventually(
    () => getSummary(service, cell),
    ({ pending }) => !pending,
  );

export const LIVE = { from: 'open-meteo', temperature: 12, stale: false, pending: false };
export const RECORDED = { from: 'recorded', stale: false };
