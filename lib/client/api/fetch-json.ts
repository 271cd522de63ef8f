import { CSRF_HEADER_VALUE, CSRF_HEADER } from '@/lib/contract/csrf-header';
import { CallFailure, parseFailure, createNetworkFailure } from './call-failure';
import { reportResponse, reportOutage } from './connection';

/** Set by the specification. */
const REQUEST_TIMEOUT_MS = 15_000;

export interface JsonResponse {
  body: unknown;
  headers: Headers;
}

/**
 * Fetches JSON from an address of this origin. If the caller aborts, rethrows the abort error unchanged.
 * @throws CallFailure
 */
export async function fetchJson(address: string, { signal, ...init }: RequestInit = {}): Promise<JsonResponse> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const headers = { accept: 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE, ...init.headers };
  const sentAtMs = performance.now();
  try {
    const options = { credentials: 'same-origin', ...init, headers, signal: abortOnEither(timeout, signal) } as const;
    const response = await fetch(address, options);
    reportResponse(response, sentAtMs);
    if (!response.ok) throw await parseFailure(response);
    return { body: await response.json(), headers: response.headers };
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    reportOutage(timeout.aborted ? 'slow' : 'offline', sentAtMs);
    throw createNetworkFailure(timeout.aborted);
  }
}

/** Returns a signal that aborts with either one. Phones of 2023 lack `AbortSignal.any`. */
function abortOnEither(timeout: AbortSignal, signal?: AbortSignal | null): AbortSignal {
  if (!signal) return timeout;
  const either = new AbortController();
  for (const one of [timeout, signal]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}
