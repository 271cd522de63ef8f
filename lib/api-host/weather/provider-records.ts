import type { WeatherProviderName } from '@/lib/contract/weather-provider-name';
import type { Env } from '@/lib/env';
import { KMA } from './kma/kma-record';
import { OPEN_METEO } from './open-meteo/open-meteo-record';
import type { ProviderRecord } from './provider-record';
import { RECORDED } from './recorded/recorded-record';

export const PROVIDER_RECORDS = {
  kma: KMA,
  'open-meteo': OPEN_METEO,
  recorded: RECORDED,
} as const satisfies { [Name in WeatherProviderName]: ProviderRecord & { name: Name } };

type Records = typeof PROVIDER_RECORDS;
type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer I) => void ? I : never;

/** A provider's service with a daily call limit of its own. */
export type ProviderService = { [Name in keyof Records]: keyof Records[Name]['services'] }[keyof Records];
export type DailyCalls = Record<ProviderService, number>;

export type WeatherConfig = Intersection<ReturnType<Records[keyof Records]['config']>> & {
  /** The only provider to use; by default all that are configured. */
  weatherSource?: WeatherProviderName;
};

const RECORDS = Object.values(PROVIDER_RECORDS);

export const readWeatherConfig = (env: Env): WeatherConfig =>
  Object.assign(
    { weatherSource: env.WEATHER_SOURCE === 'auto' ? undefined : env.WEATHER_SOURCE },
    ...RECORDS.map(({ config }) => config(env)),
  ) as WeatherConfig;

/** Returns a value for each service, made from the name of the variable that sets its daily limit. */
export const mapServices = <T>(toValue: (variable: keyof Env & `${string}_DAILY_CALLS`) => T) =>
  Object.fromEntries(
    RECORDS.flatMap(({ services }) => Object.entries(services)).map(([service, variable]) => [
      service,
      toValue(variable),
    ]),
  ) as Record<ProviderService, T>;

export const readDailyCalls = (env: Env): DailyCalls => mapServices((variable) => env[variable]);
