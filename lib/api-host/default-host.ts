import { env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { onGlobal } from '@/lib/on-global';
import { buildHost, type BuiltHost } from './build-host';

/**
 * This process's host, built at the first request. Its request lines are the BFF's already, so here only what is
 * worse than them is logged.
 */
export const defaultHost = (): BuiltHost =>
  onGlobal('api-host', () =>
    buildHost(env(), createLogger(env().LOG_LEVEL).child({ room: 'api-host' }, { level: 'warn' })),
  );
