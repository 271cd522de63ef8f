import type { Logger } from 'pino';

/** Where the weather room writes what happened to its providers. */
export type WeatherLog = Pick<Logger, 'info' | 'warn'>;
