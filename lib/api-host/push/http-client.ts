import type { OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Pool, util, type Dispatcher } from 'undici';

/** How a provider answered. Redirects are answers like any other: they are not followed. */
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

/** Far beyond any error that a push service describes. */
const MAX_BODY_BYTES = 16 * 1024;
/** Connections to one origin. */
export const MAX_CONNECTIONS = 100;
/** Push services are a handful; a subscription may name any. */
const MAX_ORIGINS = 1_000;

/** Posts over connections that are used again. */
export interface HttpClient {
  /** Rejects where there is no answer in `limitMs`, or none to be had. */
  post: (request: PostRequest) => Promise<PostResponse>;
  close: () => void;
}

/**
 * Whether a connection ended without an answer. Most of these rested while the process was held up, until the other side
 * had enough of it: what was said into them was heard by nobody, and would be said again later in any case.
 */
const isConnectionClosed = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '');

/** By undici, which takes a third of the processor time that `node:http` takes for a push. */
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
      const asked = { method: 'POST', path, headers, body } as Dispatcher.DispatchOptions;
      const untilMs = performance.now() + limitMs;
      try {
        return await sendRequest(getPool(origin), asked, limitMs);
      } catch (error) {
        if (!isConnectionClosed(error)) throw error;
        // By the end of this turn it is known of the others, too, who was hung up on.
        await endOfTurn();
        return sendRequest(getPool(origin), asked, untilMs - performance.now());
      }
    },
    close: () => pools.forEach((pool) => void pool.destroy()),
  };
}

/** One question and its answer, as undici tells them piece by piece: a stream for each would cost as much as the rest. */
function sendRequest(pool: Pool, asked: Dispatcher.DispatchOptions, limitMs: number): Promise<PostResponse> {
  return new Promise((resolve, reject) => {
    const answer = { status: 0, headers: [] as Buffer[], chunks: [] as Buffer[], bytes: 0 };
    let abort: (() => void) | undefined;
    let isOver = false;
    // A process that was held up may have an answer that it has not read: that is looked for first.
    const limit = setTimeout(() => setImmediate(tooLate), limitMs);

    function tooLate(): void {
      if (!isOver) fail(new Error(abort ? 'no answer in time' : 'no connection in time'));
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
      const { status, headers, chunks } = answer;
      const retryAfter = util.parseHeaders(headers)['retry-after']?.toString();
      resolve({ status, retryAfter, body: Buffer.concat(chunks).toString() });
    }

    pool.dispatch(asked, {
      onConnect(stop) {
        abort = stop;
        if (isOver) stop();
      },
      onHeaders(status, headers) {
        Object.assign(answer, { status, headers });
        return true;
      },
      onData(chunk) {
        answer.bytes += chunk.length;
        if (answer.bytes <= MAX_BODY_BYTES) answer.chunks.push(chunk);
        else {
          // The rest is not worth a connection.
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
