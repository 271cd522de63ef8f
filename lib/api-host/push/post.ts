import { EventEmitter } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { LRUCache } from 'lru-cache';
import { Pool, type Dispatcher } from 'undici';

/** How a provider answered. Redirects are answers like any other: they are not followed. */
export interface Posted {
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
export const CONNECTIONS = 100;
/** Push services are a handful; a subscription may name any. */
const ORIGINS = 1_000;

/** Posts over connections that are used again. */
export interface Poster {
  /** Rejects where there is no answer in `limitMs`, or none to be had. */
  post: (request: PostRequest) => Promise<Posted>;
  close: () => void;
}

/** By undici, which takes a third of the processor time that `node:http` takes for a push. */
export function createPoster({ limitMs, lookup }: { limitMs: number; lookup?: LookupFunction }): Poster {
  const pools = new LRUCache<string, Pool>({ max: ORIGINS, dispose: (pool) => void pool.close() });

  function poolOf(origin: string): Pool {
    const pool =
      pools.get(origin) ?? new Pool(origin, { connections: CONNECTIONS, connect: { timeout: limitMs, lookup } });
    pools.set(origin, pool, { noDisposeOnSet: true });
    return pool;
  }

  return {
    async post({ url, headers, body }) {
      const { origin, pathname, search } = url;
      // What undici takes for an AbortSignal, at a tenth of its cost.
      const signal = new EventEmitter();
      const limit = setTimeout(() => signal.emit('abort'), limitMs);
      try {
        const sent = {
          method: 'POST',
          path: pathname + search,
          headers: headers as Record<string, string>,
          body,
          signal,
        };
        return await readPosted(await poolOf(origin).request(sent as Dispatcher.RequestOptions));
      } finally {
        clearTimeout(limit);
      }
    },
    close: () => pools.forEach((pool) => void pool.destroy()),
  };
}

/** The whole answer has to be read, or the connection could not be used again. */
async function readPosted({ statusCode: status, headers, body }: Dispatcher.ResponseData): Promise<Posted> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) break; // Which ends the connection.
    chunks.push(chunk);
  }
  return { status, retryAfter: headers['retry-after']?.toString(), body: Buffer.concat(chunks).toString() };
}
