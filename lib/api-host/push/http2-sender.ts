import http2, { type ClientHttp2Session, type ClientHttp2Stream, type IncomingHttpHeaders } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { ConnectionClosedError, createResponseReader, type PostRequest, type Sender } from './sender';

/** A connection is closed after this time without traffic, before firewalls on the route forget it silently. */
const IDLE_MS = 60_000;

const { NGHTTP2_CANCEL, NGHTTP2_REFUSED_STREAM } = http2.constants;

export interface Http2Options {
  /** Opens a TLS connection for which HTTP/2 was negotiated. */
  connect: () => Promise<TLSSocket>;
  maxConnections: number;
  /** Maximum number of concurrent requests on one connection. The push service may allow fewer. */
  maxStreams: number;
}

interface Connection {
  session: Promise<ClientHttp2Session>;
  /** Number of requests that use the connection or wait for it to open. */
  requests: number;
}

/**
 * Creates a sender that multiplexes requests over HTTP/2 connections to one origin. A connection is opened if all others
 * are full. It uses node:http2, because undici 6 sends only one request at a time over HTTP/2.
 */
export function createHttp2Sender(origin: URL, { connect, maxConnections, maxStreams }: Http2Options): Sender {
  const connections = new Set<Connection>();
  let allowedStreams = maxStreams;

  async function openSession(connection: Connection): Promise<ClientHttp2Session> {
    const socket = await connect();
    const session = http2.connect(origin, { createConnection: () => socket });
    const retire = () => void connections.delete(connection);
    // Errors are reported by the streams.
    session.on('error', retire).on('close', retire).on('goaway', retire);
    session.on('remoteSettings', ({ maxConcurrentStreams = Infinity }) => {
      allowedStreams = Math.max(1, Math.min(maxStreams, maxConcurrentStreams));
    });
    session.setTimeout(IDLE_MS, () => {
      retire();
      session.close();
    });
    session.unref();
    return session;
  }

  function openConnection(): Connection {
    const connection = { requests: 0 } as Connection;
    connection.session = openSession(connection);
    connection.session.catch(() => connections.delete(connection));
    connections.add(connection);
    return connection;
  }

  function chooseConnection(): Connection {
    const open = [...connections];
    const free = open.find(({ requests }) => requests < allowedStreams);
    if (free) return free;
    if (open.length < maxConnections) return openConnection();
    // HTTP/2 itself delays streams that exceed the limit of the push service.
    return open.reduce((least, each) => (each.requests < least.requests ? each : least));
  }

  function send({ url, headers, body }: PostRequest, limitMs: number) {
    const connection = chooseConnection();
    const reader = createResponseReader(limitMs);
    connection.requests += 1;

    /** A request without a response shows that the connection may be dead: it gets no further requests. */
    async function retire(): Promise<void> {
      connections.delete(connection);
      (await connection.session).close();
    }

    function read(session: ClientHttp2Session, stream: ClientHttp2Stream): void {
      const isClosed = () => session.destroyed || session.closed || stream.rstCode === NGHTTP2_REFUSED_STREAM;
      reader.onTimeout(() => {
        stream.close(NGHTTP2_CANCEL);
        void retire();
      });
      stream
        .once('response', ({ ':status': status = 0, ...received }: IncomingHttpHeaders & { ':status'?: number }) =>
          reader.start(status, received['retry-after']),
        )
        .on('data', (chunk: Buffer) => {
          if (!reader.add(chunk)) stream.close(NGHTTP2_CANCEL);
        })
        .once('end', () => {
          if (stream.rstCode === 0 && !session.destroyed) reader.finish();
        })
        .once('error', (error) => reader.fail(isClosed() ? new ConnectionClosedError(error) : error))
        .once('close', () => reader.fail(new ConnectionClosedError()));
    }

    connection.session.then(
      (session) => {
        if (reader.isOver()) return;
        const path = url.pathname + url.search;
        try {
          const stream = session.request({ ...headers, ':method': 'POST', ':path': path });
          read(session, stream);
          stream.end(body);
        } catch (error) {
          // The session was closed meanwhile, so nothing was sent.
          connections.delete(connection);
          reader.fail(new ConnectionClosedError(error));
        }
      },
      (error: unknown) => reader.fail(error as Error),
    );
    return reader.response.finally(() => (connection.requests -= 1));
  }

  function end(close: (session: ClientHttp2Session) => void): void {
    for (const { session } of connections) session.then(close).catch(() => undefined);
    connections.clear();
  }

  return {
    send,
    getCapacity: () => maxConnections * allowedStreams,
    close: () => end((session) => session.close()),
    destroy: () => end((session) => session.destroy()),
  };
}
