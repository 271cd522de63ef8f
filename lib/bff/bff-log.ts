import { env } from '@/lib/env';
import { createLogger, type Logger } from '@/lib/log';
import { onGlobal } from '@/lib/on-global';

export const bffLog = (): Logger => onGlobal('bff-log', () => createLogger(env().LOG_LEVEL, 'bff'));
