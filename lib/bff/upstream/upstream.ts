import { ApiError, errorBody } from '@/lib/contract/errors';
import { LANGUAGES } from '@/lib/contract/language';
import { deriveApiKeys, BFF_HEADER } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { getMessages } from '@/lib/messages/get-messages';
import type { OperatorError } from '@/lib/operator-error';
import { getTraceHeaders } from '@/lib/tracing/tracing';

/** Longest wait for a response of the host, by the specification. */
const UPSTREAM_TIMEOUT_MS = 15_000;

export interface UpstreamRequest {
  method: string;
  address: string;
  headers: Record<string, string>;
  body?: string;
}

/** Returns the key by which a remote host recognises this BFF and trusts the client addresses it sends. */
const getHostProof = (): string => getSingleton('api-keys', () => deriveApiKeys(env())).bff;

/** Sends a request to the host: over HTTP if it is remote, else in this process, where the signal would change nothing. */
async function sendRequest(
  { address, method, headers, body }: UpstreamRequest,
  signal: AbortSignal,
): Promise<Response> {
  const base = env().API_BASE_URL;
  const request = new Request(`${base ?? 'http://api-host'}${address}`, {
    method,
    headers: base ? { ...headers, ...getTraceHeaders(), [BFF_HEADER]: getHostProof() } : headers,
    body,
    redirect: 'manual',
    ...(base && { signal }),
  });
  if (base) return fetch(request, { cache: 'no-store' });
  return (await loadHost()).fetch(request);
}

/** Loads the host of this process on demand: a BFF with a remote host never needs it. */
async function loadHost() {
  const { getDefaultHost } = await import('@/lib/api-host/default-host');
  return getDefaultHost();
}

/** Makes a host of this process start no new background work. */
export async function stopHost(): Promise<void> {
  if (!env().API_BASE_URL) (await loadHost()).stop();
}

export async function closeHost(): Promise<void> {
  if (!env().API_BASE_URL) await (await loadHost()).close();
}

/** Opens a host of this process before the first request. Rejects if its database cannot be opened. */
export async function warmHost(): Promise<void> {
  if (!env().API_BASE_URL) await (await loadHost()).opened;
}

/** Resolves with the reason when a host of this process has failed for good. */
export async function waitForHostLoss(): Promise<OperatorError> {
  return env().API_BASE_URL ? new Promise(() => {}) : (await loadHost()).lost;
}

/**
 * Calls the API host. Throws `ApiError`: UPSTREAM_TIMEOUT after 15 s, UPSTREAM_FAILED if the call fails. The timeout does
 * not wait for the host to react to the abort signal, which a host in this process ignores.
 */
export async function fetchUpstream(request: UpstreamRequest): Promise<Response> {
  // Not a policy of cockatiel, which aborts every call at its end: that took 5 % of a call's processor time.
  const aborter = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => (aborter.abort(), reject(new Error('timeout'))), UPSTREAM_TIMEOUT_MS);
  });
  try {
    return await Promise.race([sendRequest(request, aborter.signal).then(readWhole), limit]);
  } catch (cause) {
    // A remote host reacts to the signal, and its error may arrive first.
    throw aborter.signal.aborted ? new ApiError('UPSTREAM_TIMEOUT') : new ApiError('UPSTREAM_FAILED', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the whole body, so that the timeout covers the last byte. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/**
 * Parses the error in an unsuccessful response of the host. A text that says no more than the code is dropped: several
 * requests in different languages may share the error.
 */
export async function readError(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError('UPSTREAM_FAILED', { cause: new Error(`status ${response.status}`) });
  const { code, message, fields } = body.data.error;
  const retryAfter = response.headers.get('retry-after') ?? '';
  const retryAfterSeconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : undefined;
  const isGeneral = LANGUAGES.some((language) => getMessages(language).errors[code] === message);
  return new ApiError(code, { ...(!isGeneral && { message }), fields, retryAfterSeconds });
}
