import type { WeatherLog } from '@/lib/api-host/weather/weather-log';

/** A log for tests that expect faults and do not check the log. */
export const silentLog: WeatherLog = { info: () => undefined, warn: () => undefined };
