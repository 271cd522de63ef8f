import { env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { getSingleton } from '@/lib/singleton';
import { buildHost, type BuiltHost } from './build-host';

/** Returns this process's host, built on first use. It logs requests at debug level, because the BFF logs them too. */
export const getDefaultHost = (): BuiltHost =>
  getSingleton('api-host', () => buildHost(env(), createLogger(env().LOG_LEVEL, 'api-host'), 'debug'));
