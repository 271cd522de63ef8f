import type { Logger } from '@/lib/log';

export type WeatherLog = Pick<Logger, 'info' | 'warn'>;
