import type { WeatherLog } from '@/lib/api-host/weather/weather-log';

/** Faults are expected in these tests; what is logged of them is not looked at. */
export const silentLog: WeatherLog = { info: () => undefined, warn: () => undefined };
