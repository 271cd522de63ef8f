import { PROOF, PROOF_HEADER } from '@/lib/contract/proof-header';
import { CallFailure, parseFailure, createNetworkFailure } from './call-failure';
import { reportResponse, reportOutage } from './connection';

/** How long the browser waits for an answer, as the specification says. */
const REQUEST_TIMEOUT_MS = 15_000;

export interface JsonResponse {
  body: unknown;
  headers: Headers;
}

/**
 * Fetches JSON from an address of this origin. An abort by the caller passes through as it is.
 * @throws CallFailure
 */
export async function fetchJson(address: string, { signal, ...init }: RequestInit = {}): Promise<JsonResponse> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const headers = { accept: 'application/json', [PROOF_HEADER]: PROOF, ...init.headers };
  const askedAtMs = performance.now();
  try {
    const sent = { credentials: 'same-origin', ...init, headers, signal: abortOnEither(limit, signal) } as const;
    const response = await fetch(address, sent);
    reportResponse(response, askedAtMs);
    if (!response.ok) throw await parseFailure(response);
    return { body: await response.json(), headers: response.headers };
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    reportOutage(limit.aborted ? 'slow' : 'offline', askedAtMs);
    throw createNetworkFailure(limit.aborted);
  }
}

/** Aborts with either; phones of 2023 do not know `AbortSignal.any` yet. */
function abortOnEither(limit: AbortSignal, signal?: AbortSignal | null): AbortSignal {
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [limit, signal]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}
