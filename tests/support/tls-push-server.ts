import { readFileSync } from 'node:fs';
import http2, { type Http2ServerRequest, type Http2ServerResponse, type ServerHttp2Session } from 'node:http2';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const read = (name: string) => readFileSync(path.resolve('tests/support', name), 'utf8');
/** Self-signed certificate for localhost and 127.0.0.1. */
export const LOOPBACK_CERTIFICATE = read('loopback-certificate.pem');
const TLS = { cert: LOOPBACK_CERTIFICATE, key: read('loopback-key.pem') };

export type Respond = (response: Http2ServerResponse, request: Http2ServerRequest) => void;

/** Server over TLS on loopback that records requests and connections. */
export interface TlsPushServer {
  url: URL;
  /** Bodies of the requests, in the order of their arrival. */
  bodies: string[];
  versions: Set<string>;
  /** Number of connections opened so far. */
  connections: number;
  /** Open HTTP/2 connections. */
  sessions: Set<ServerHttp2Session>;
  /** 201 by default. */
  respond: Respond;
  close: () => Promise<void>;
}

/** Starts a server that offers HTTP/2 with a number of concurrent streams, or only HTTP/1.1. */
export async function startTlsPushServer(
  offer: { maxConcurrentStreams: number } | 'HTTP/1.1' = { maxConcurrentStreams: 1_000 },
): Promise<TlsPushServer> {
  const server = { bodies: [], versions: new Set(), connections: 0, sessions: new Set() } as unknown as TlsPushServer;
  server.respond = (response) => void response.writeHead(201).end();
  const receive = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      server.bodies.push(body);
      server.versions.add(request.httpVersion);
      server.respond(response, request);
    });
  };
  const listening =
    offer === 'HTTP/1.1'
      ? https.createServer(TLS, receive as never)
      : http2.createSecureServer({ ...TLS, settings: offer }, receive);
  listening.on('secureConnection', () => server.connections++);
  listening.on('session', (session: ServerHttp2Session) => {
    server.sessions.add(session);
    session.on('close', () => server.sessions.delete(session)).on('error', () => undefined);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  server.url = new URL(`https://127.0.0.1:${(listening.address() as AddressInfo).port}/push/1`);
  server.close = () =>
    new Promise((resolve) => {
      listening.close(() => resolve());
      for (const session of server.sessions) session.destroy();
      if ('closeAllConnections' in listening) listening.closeAllConnections();
    });
  return server;
}
