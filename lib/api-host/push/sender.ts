import type { OutgoingHttpHeaders } from 'node:http';
import { brandError } from '@/lib/brand-error';

/** Response of a push service. Redirects are returned, not followed. A 2xx has an empty body: it is not waited for. */
export interface PostResponse {
  status: number;
  retryAfter: string | undefined;
  body: string;
}

export interface PostRequest {
  url: URL;
  headers: OutgoingHttpHeaders;
  body: Buffer | string;
}

/** Sends requests to one origin with one version of HTTP. */
export interface Sender {
  /** Rejects if there is no 2xx, nor any other complete response, within `limitMs`. */
  send: (request: PostRequest, limitMs: number) => Promise<PostResponse>;
  /** Returns how many requests may be under way at once. */
  getCapacity: () => number;
  /** Closes the connections when the requests under way have ended. */
  close: () => void;
  /** Aborts the requests under way. */
  destroy: () => void;
}

/**
 * Thrown if the connection ended without a response. Usually the service closed an idle connection while this process was
 * busy. It has not processed the request then, so the request can be sent again.
 */
export class ConnectionClosedError extends Error {
  static {
    brandError(this, 'ConnectionClosedError');
  }

  readonly code = 'ECONNRESET';

  constructor(cause?: unknown) {
    super('the connection was closed', { cause });
  }
}

/** More than any error description of a push service needs. */
const MAX_BODY_BYTES = 16 * 1024;

/** Collects the parts of one response. */
export interface ResponseReader {
  response: Promise<PostResponse>;
  /** Sets the function that aborts the request if it takes too long. Called at once if it already has. */
  onTimeout: (abort: () => void) => void;
  start: (status: number, retryAfter: string | undefined) => void;
  /** Returns false if the rest of the body will be ignored. */
  add: (chunk: Buffer) => boolean;
  finish: () => void;
  fail: (error: Error) => void;
  isOver: () => boolean;
}

/** Creates a reader whose response rejects after `limitMs`. The body of a 2xx is read in the background until then. */
export function createResponseReader(limitMs: number): ResponseReader {
  const received = { status: 0, retryAfter: undefined as string | undefined, chunks: [] as Buffer[], bytes: 0 };
  let abort: (() => void) | undefined;
  let isOver = false;
  let settle: { resolve: (response: PostResponse) => void; reject: (error: Error) => void };
  const response = new Promise<PostResponse>((resolve, reject) => (settle = { resolve, reject }));
  // After a busy period the response may have arrived without being read yet: read pending data first.
  const limit = setTimeout(() => setImmediate(tooLate), limitMs);

  function tooLate(): void {
    if (isOver) return;
    fail(new Error(abort ? 'no response in time' : 'no connection in time'));
    abort?.();
  }

  /** Returns false if the request was over already. */
  function end(): boolean {
    if (isOver) return false;
    clearTimeout(limit);
    return (isOver = true);
  }
  function fail(error: Error): void {
    if (end()) settle.reject(error);
  }
  function finish(): void {
    const { status, retryAfter, chunks } = received;
    if (end()) settle.resolve({ status, retryAfter, body: Buffer.concat(chunks).toString() });
  }

  return {
    response,
    onTimeout(stop) {
      abort = stop;
    },
    start(status, retryAfter) {
      Object.assign(received, { status, retryAfter });
      // The push is accepted. If its body then breaks off, it must not be sent again.
      if (status >= 200 && status < 300) settle.resolve({ status, retryAfter, body: '' });
    },
    add(chunk) {
      received.bytes += chunk.length;
      if (received.bytes <= MAX_BODY_BYTES) received.chunks.push(chunk);
      else finish();
      return !isOver;
    },
    finish,
    fail,
    isOver: () => isOver,
  };
}
