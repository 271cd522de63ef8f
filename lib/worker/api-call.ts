import { CSRF_HEADER_VALUE, CSRF_HEADER } from '@/lib/contract/csrf-header';

const LIMIT_MS = 15_000;

/**
 * Sends a call of this site's API with the user's cookies. The proof header shows that the site's own code sends it.
 * Rejects if there is no response within `limitMs`.
 */
export const callApi = (path: string, init: RequestInit = {}, limitMs = LIMIT_MS): Promise<Response> =>
  fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { accept: 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE, ...init.headers },
    signal: AbortSignal.timeout(limitMs),
  });

export const postToApi = (path: string, body: object, limitMs = LIMIT_MS): Promise<Response> =>
  callApi(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    limitMs,
  );
