import { CSRF_HEADER_VALUE, CSRF_HEADER } from '@/lib/contract/csrf-header';

const LIMIT_MS = 15_000;

/** A request of this site's own calls, as whoever is logged in; the header proves that a page or a worker of the site asks. */
export const callApi = (path: string, init: RequestInit = {}, limitMs = LIMIT_MS): Promise<Response> =>
  fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { accept: 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE, ...init.headers },
    signal: AbortSignal.timeout(limitMs),
  });

/** The same with something to say. */
export const postToApi = (path: string, body: object, limitMs = LIMIT_MS): Promise<Response> =>
  callApi(
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    limitMs,
  );
