import { env } from '@/lib/env';
import { createLogger, type Logger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';

export const bffLog = (): Logger => getSingleton('bff-log', () => createLogger(env().LOG_LEVEL, 'bff'));
