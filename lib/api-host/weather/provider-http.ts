import { parseRetryAfterMs } from '../shared/retry-after';
import { ProviderError } from './provider-error';

/** The largest known response, a 17:00 village forecast, is 141 KB and five levels deep. */
const MAX_BODY_BYTES = 512 * 1024;
const MAX_DEPTH = 32;

export interface ProviderResponse {
  status: number;
  bytes: Uint8Array;
  /** The decoded bytes. Decoding a grid takes as long as parsing it, so it happens only when this is read. */
  readonly body: string;
  /** Pause that the provider requests with `Retry-After`; 0 if it does not. */
  pauseMs: number;
}

const getPauseMs = ({ status, headers }: Response): number =>
  status === 429 || status === 503 ? parseRetryAfterMs(headers.get('retry-after') ?? undefined, Date.now()) : 0;

/** Returns the URL without its query, because keys are sent there. */
const formatEndpoint = (url: URL) => `${url.host}${url.pathname}`;

async function readBytes(response: Response, endpoint: string): Promise<Buffer> {
  if (!response.body) return Buffer.alloc(0);
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new ProviderError('malformed', `${endpoint}: the body is larger than ${MAX_BODY_BYTES} bytes`);
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/**
 * Fetches a response of any status. It follows no redirects, so that only configured hosts are called.
 * @throws ProviderError: timeout (the signal aborted), network, http (a redirect), malformed (too large).
 */
export async function fetchResponse(url: URL, signal: AbortSignal): Promise<ProviderResponse> {
  const endpoint = formatEndpoint(url);
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json' },
    });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ProviderError('http', `${endpoint}: unexpected redirect (${response.status})`);
    }
    const bytes = await readBytes(response, endpoint);
    return {
      status: response.status,
      bytes,
      get body() {
        return bytes.toString('utf8');
      },
      pauseMs: getPauseMs(response),
    };
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    if (signal.aborted) throw new ProviderError('timeout', `${endpoint}: no response in time`, { cause: error });
    throw new ProviderError('network', `${endpoint}: the connection failed`, { cause: error });
  }
}

/** Returns the index of the closing quotation mark, because brackets in a string do not count. */
function findEndOfString(body: string, start: number): number {
  let end = start + 1;
  while (end < body.length && body[end] !== '"') end += body[end] === '\\' ? 2 : 1;
  return end;
}

/**
 * Returns whether lists and objects are nested deeper than in any real response. Parsing such a body takes seconds and
 * gigabytes.
 */
function isTooDeep(body: string): boolean {
  let depth = 0;
  for (let at = 0; at < body.length && depth <= MAX_DEPTH; at++) {
    const sign = body[at];
    if (sign === '"') at = findEndOfString(body, at);
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
  }
  return depth > MAX_DEPTH;
}

/**
 * Parses JSON.
 * @throws ProviderError malformed, with the first 80 characters, if the body is not JSON or is nested too deep.
 */
export function parseJson(body: string, endpoint: string): unknown {
  if (isTooDeep(body)) throw new ProviderError('malformed', `${endpoint}: nested too deep: ${body.slice(0, 80)}`);
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new ProviderError('malformed', `${endpoint}: not JSON: ${body.slice(0, 80)}`, { cause: error });
  }
}

/**
 * Appends a path to a base URL and keeps the path of the base: `https://host/1360000` + `/X` is
 * `https://host/1360000/X`.
 */
export const appendPath = (base: string, path: string): URL => new URL(base.replace(/\/+$/, '') + path);
