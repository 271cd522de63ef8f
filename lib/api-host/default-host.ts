import { env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';
import { buildHost, type BuiltHost } from './build-host';

/** This process's host, built at the first request. Its request lines would only repeat the BFF's. */
export const getDefaultHost = (): BuiltHost =>
  getSingleton('api-host', () => buildHost(env(), createLogger(env().LOG_LEVEL, 'api-host'), 'debug'));
