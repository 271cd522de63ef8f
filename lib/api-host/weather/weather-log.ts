import type { Logger } from '@/lib/log';

/** Where the weather room writes what happened to its providers. */
export type WeatherLog = Pick<Logger, 'info' | 'warn'>;
