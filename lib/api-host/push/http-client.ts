import type { OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Pool, util, type Dispatcher } from 'undici';

/** Response of a push service. Redirects are returned, not followed. */
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

/** More than any error description of a push service needs. */
const MAX_BODY_BYTES = 16 * 1024;
/** Per origin. */
export const MAX_CONNECTIONS = 100;
/** There are few push services, but a subscription may name any origin. */
const MAX_ORIGINS = 1_000;

/** Sends POST requests over pooled connections. */
export interface HttpClient {
  /** Rejects if there is no complete response within `limitMs`. */
  post: (request: PostRequest) => Promise<PostResponse>;
  close: () => void;
}

/**
 * Whether the connection ended without a response. Usually the service closed an idle connection while this process was
 * busy. It has not processed the request then, so the request can be sent again.
 */
const isConnectionClosed = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Creates a client with undici, which needs a third of the CPU time of `node:http` per push. */
export function createHttpClient({ limitMs, lookup }: { limitMs: number; lookup?: LookupFunction }): HttpClient {
  const pools = new LRUCache<string, Pool>({ max: MAX_ORIGINS, dispose: (pool) => void pool.close() });

  function getPool(origin: string): Pool {
    const pool =
      pools.get(origin) ?? new Pool(origin, { connections: MAX_CONNECTIONS, connect: { timeout: limitMs, lookup } });
    pools.set(origin, pool, { noDisposeOnSet: true });
    return pool;
  }

  return {
    async post({ url, headers, body }) {
      const { origin, pathname, search } = url;
      const path = pathname + search;
      const options = { method: 'POST', path, headers, body } as Dispatcher.DispatchOptions;
      const untilMs = performance.now() + limitMs;
      try {
        return await sendRequest(getPool(origin), options, limitMs);
      } catch (error) {
        if (!isConnectionClosed(error)) throw error;
        // By the end of this turn of the event loop, the other connections that were closed are known as well.
        await endOfTurn();
        return sendRequest(getPool(origin), options, untilMs - performance.now());
      }
    },
    close: () => pools.forEach((pool) => void pool.destroy()),
  };
}

/** Sends one request with undici's low-level handlers: a stream for each response would double the cost of a push. */
function sendRequest(pool: Pool, options: Dispatcher.DispatchOptions, limitMs: number): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const response = { status: 0, headers: [] as Buffer[], chunks: [] as Buffer[], bytes: 0 };
    let abort: (() => void) | undefined;
    let isOver = false;
    // After a busy period the response may have arrived without being read yet: read pending data first.
    const limit = setTimeout(() => setImmediate(tooLate), limitMs);

    function tooLate(): void {
      if (!isOver) fail(new Error(abort ? 'no response in time' : 'no connection in time'));
    }

    function end(): void {
      isOver = true;
      clearTimeout(limit);
    }
    function fail(error: Error): void {
      end();
      reject(error);
      abort?.();
    }
    function succeed(): void {
      end();
      const { status, headers, chunks } = response;
      const retryAfter = util.parseHeaders(headers)['retry-after']?.toString();
      resolve({ status, retryAfter, body: Buffer.concat(chunks).toString() });
    }

    pool.dispatch(options, {
      onConnect(stop) {
        abort = stop;
        if (isOver) stop();
      },
      onHeaders(status, headers) {
        Object.assign(response, { status, headers });
        return true;
      },
      onData(chunk) {
        response.bytes += chunk.length;
        if (response.bytes <= MAX_BODY_BYTES) response.chunks.push(chunk);
        else {
          // Ignores the rest of the body, and with it the connection.
          succeed();
          abort?.();
        }
        return true;
      },
      onComplete: succeed,
      onError: fail,
    });
  });
}
