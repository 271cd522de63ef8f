import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { onGlobal } from '@/lib/on-global';
import { isHttps } from '../session/cookies';

/** Two years, as browsers' preload lists ask for. */
const HSTS = 'max-age=63072000; includeSubDomains';

/** Has every answer of a site that is served over https say that it never is over http, also those of the framework. */
export const demandHttps = (): void =>
  onGlobal('demand-https', () => {
    if (!isHttps()) return;
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse };
      response.setHeader('strict-transport-security', HSTS);
    });
  });
