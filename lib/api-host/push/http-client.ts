import { isIP, type LookupFunction } from 'node:net';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import tls, { type TLSSocket } from 'node:tls';
import { timeout, TimeoutStrategy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { createHttp1Sender } from './http1-sender';
import { createHttp2Sender } from './http2-sender';
import { ConnectionClosedError, type PostRequest, type PostResponse, type Sender } from './sender';

/** There are few push services, but a subscription may name any origin. */
const MAX_ORIGINS = 1_000;

export interface ConnectionLimits {
  /** Maximum number of connections to one origin. */
  connections: number;
  /** Maximum number of concurrent requests on one HTTP/2 connection; HTTP/1.1 allows one. */
  streams: number;
}

export interface HttpClientOptions {
  /** Time limit of a request in ms, including the time to connect. */
  limitMs: number;
  limits: ConnectionLimits;
  lookup?: LookupFunction;
  /** Certificate to trust instead of the public ones. */
  ca?: string;
}

/** Sends POST requests over pooled connections: HTTP/2 if the server offers it, else HTTP/1.1. */
export interface HttpClient {
  /** Rejects if there is no complete response within the limit. */
  post: (request: PostRequest) => Promise<PostResponse>;
  /** Returns how many requests to an origin may be under way at once. */
  getCapacity: (origin: string) => number;
  /** Aborts the requests under way, which are not sent again. */
  close: () => void;
}

/** Opens a TLS connection, on which the server chooses the version of HTTP. */
function connectTls({ hostname, port }: URL, { limitMs, lookup, ca }: HttpClientOptions): Promise<TLSSocket> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    const socket = tls.connect({
      host,
      port: Number(port || 443),
      servername: isIP(host) ? undefined : host,
      ALPNProtocols: ['h2', 'http/1.1'],
      lookup,
      ca,
    });
    const limit = setTimeout(() => socket.destroy(new Error('no connection in time')), limitMs);
    const end = (settle: () => void) => () => {
      clearTimeout(limit);
      settle();
    };
    socket
      .setNoDelay(true)
      .once(
        'secureConnect',
        end(() => resolve(socket)),
      )
      .once('error', (error) => end(() => reject(error))())
      .once(
        'close',
        end(() => reject(new ConnectionClosedError())),
      );
  });
}

interface Origin {
  opening: Promise<Sender>;
  /** Undefined while the first connection is being opened. */
  sender?: Sender;
}

export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { limitMs, limits, lookup, ca } = options;
  const { connections: maxConnections } = limits;
  const origins = new LRUCache<string, Origin>({ max: MAX_ORIGINS, dispose: ({ sender }) => sender?.close() });

  /** Opens the first connection to an origin, which shows the version of HTTP. */
  async function openSender(url: URL): Promise<Sender> {
    const createHttp1 = () => createHttp1Sender(url, { maxConnections, connect: { timeout: limitMs, lookup, ca } });
    if (url.protocol === 'http:') return createHttp1();
    let first: TLSSocket | null = await connectTls(url, options);
    if (first.alpnProtocol !== 'h2') {
      first.destroy();
      return createHttp1();
    }
    async function connect(): Promise<TLSSocket> {
      const socket = first ?? (await connectTls(url, options));
      first = null;
      if (socket.alpnProtocol === 'h2') return socket;
      // The server does not offer HTTP/2 any more: the next request negotiates again.
      origins.delete(url.origin);
      socket.destroy();
      throw new ConnectionClosedError();
    }
    return createHttp2Sender(url, { connect, maxConnections, maxStreams: limits.streams });
  }

  function getOrigin(url: URL): Origin {
    const known = origins.get(url.origin);
    if (known) return known;
    const origin: Origin = { opening: openSender(new URL(url.origin)) };
    origins.set(url.origin, origin);
    origin.opening.then(
      (sender) => (origin.sender = sender),
      () => origins.delete(url.origin),
    );
    return origin;
  }

  let isClosed = false;

  async function attempt(request: PostRequest, untilMs: number): Promise<PostResponse> {
    if (isClosed) throw new ConnectionClosedError();
    const { sender, opening } = getOrigin(request.url);
    const limit = timeout(untilMs - performance.now(), TimeoutStrategy.Aggressive);
    const opened = sender ?? (await limit.execute(() => opening));
    return opened.send(request, untilMs - performance.now());
  }

  return {
    async post(request) {
      const untilMs = performance.now() + limitMs;
      try {
        return await attempt(request, untilMs);
      } catch (error) {
        if (!(error instanceof ConnectionClosedError)) throw error;
        // By the end of this turn of the event loop, the other connections that were closed are known as well.
        await endOfTurn();
        return attempt(request, untilMs);
      }
    },
    getCapacity: (origin) => origins.peek(origin)?.sender?.getCapacity() ?? maxConnections,
    close() {
      isClosed = true;
      origins.forEach(({ opening }) => void opening.then((sender) => sender.destroy()).catch(() => undefined));
    },
  };
}
