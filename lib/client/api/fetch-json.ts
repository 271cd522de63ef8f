import { PROOF, PROOF_HEADER } from '@/lib/contract/proof-header';
import { CallFailure, failureOf, failureWithoutAnswer } from './call-failure';
import { noteAnswer, noteSilence } from './connection';

/** How long the browser waits for an answer, as the specification says. */
const REQUEST_TIMEOUT_MS = 15_000;

export interface JsonAnswer {
  body: unknown;
  headers: Headers;
}

/**
 * Fetches JSON from an address of this origin. An abort by the caller passes through as it is.
 * @throws CallFailure
 */
export async function fetchJson(address: string, { signal, ...init }: RequestInit = {}): Promise<JsonAnswer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const headers = { accept: 'application/json', [PROOF_HEADER]: PROOF, ...init.headers };
  const askedAtMs = performance.now();
  try {
    const sent = { credentials: 'same-origin', ...init, headers, signal: eitherOf(limit, signal) } as const;
    const response = await fetch(address, sent);
    noteAnswer(response, askedAtMs);
    if (!response.ok) throw await failureOf(response);
    return { body: await response.json(), headers: response.headers };
  } catch (cause) {
    if (signal?.aborted || cause instanceof CallFailure) throw cause;
    noteSilence(limit.aborted ? 'slow' : 'offline', askedAtMs);
    throw failureWithoutAnswer(limit.aborted);
  }
}

/** Aborts with either; phones of 2023 do not know `AbortSignal.any` yet. */
function eitherOf(limit: AbortSignal, signal?: AbortSignal | null): AbortSignal {
  if (!signal) return limit;
  const either = new AbortController();
  for (const one of [limit, signal]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener('abort', () => either.abort(one.reason), { once: true });
  }
  return either.signal;
}
