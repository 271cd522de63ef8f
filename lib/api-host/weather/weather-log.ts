import type { Logger } from '@/lib/log';

/** Log of the weather module. */
export type WeatherLog = Pick<Logger, 'info' | 'warn'>;
