import { timeout, TimeoutStrategy } from 'cockatiel';
import { ApiError, errorBody } from '@/lib/contract/errors';
import { deriveApiKeys, BFF_HEADER } from '@/lib/api-keys';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import type { OperatorError } from '@/lib/operator-error';
import { getTraceHeaders } from '@/lib/tracing/tracing';

/** How long a person waits at the most for an answer, as the specification says. */
const UPSTREAM_TIMEOUT_MS = 15_000;

/** A request to the API host by its path. */
export interface UpstreamRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body?: string;
}

/** By this a host elsewhere knows us, and believes whose address we say a request has. */
const getHostProof = (): string => getSingleton('api-keys', () => deriveApiKeys(env())).bff;

/** Over HTTP when the host is elsewhere, else in this process: the same request, the same response. */
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
    signal,
  });
  if (base) return fetch(request, { cache: 'no-store' });
  return (await loadHost()).fetch(request);
}

/** Loaded when it is needed: a BFF before a host elsewhere never needs it. */
async function loadHost() {
  const { getDefaultHost } = await import('@/lib/api-host/default-host');
  return getDefaultHost();
}

/** Lets a host of this process take up nothing new. */
export async function stopHost(): Promise<void> {
  if (!env().API_BASE_URL) (await loadHost()).stop();
}

/** Ends a host of this process. */
export async function closeHost(): Promise<void> {
  if (!env().API_BASE_URL) await (await loadHost()).close();
}

/** Opens a host of this process before anyone asks. Rejects where its database cannot be opened. */
export async function warmHost(): Promise<void> {
  if (!env().API_BASE_URL) await (await loadHost()).opened;
}

/** Resolves with the reason once a host of this process can never answer again. */
export async function waitForHostLoss(): Promise<OperatorError> {
  return env().API_BASE_URL ? new Promise(() => {}) : (await loadHost()).lost;
}

/**
 * Asks the API host. Throws `ApiError` UPSTREAM_TIMEOUT after 15 s and UPSTREAM_FAILED where
 * no answer can be had. The limit does not wait for the host to heed its signal, which one in this process does not.
 */
export async function fetchUpstream(request: UpstreamRequest): Promise<Response> {
  const limit = timeout(UPSTREAM_TIMEOUT_MS, TimeoutStrategy.Aggressive);
  // Noted when it happens: a host elsewhere heeds the signal, and its failure may come before the policy's own.
  let isTooLate = false;
  limit.onTimeout(() => void (isTooLate = true));
  try {
    return await limit.execute(async ({ signal }) => readWhole(await sendRequest(request, signal)));
  } catch (cause) {
    throw isTooLate ? new ApiError('UPSTREAM_TIMEOUT') : new ApiError('UPSTREAM_FAILED', { cause });
  }
}

/** The response with its body already here, so that the limit covers the last byte. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}

/** The error that an unsuccessful response of the host tells of. */
export async function readError(response: Response): Promise<ApiError> {
  const body = errorBody.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError('UPSTREAM_FAILED', { cause: new Error(`status ${response.status}`) });
  const { code, message, fields } = body.data.error;
  return new ApiError(code, { message, fields });
}
