import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const WORKER = '/firebase-messaging-sw.js';

/** A proxy between browser and app. It can fail, hang, or serve a newer version of the worker. */
export interface FrontServer {
  /** Its own origin, so that each test has its own worker and caches. */
  origin: string;
  /** If true, connections are closed without a response. */
  isDown: boolean;
  /** Requests of these paths wait as long as the path is in the set. */
  hanging: Set<string>;
  /** Text appended to the worker's code, which makes it another version. */
  workerSuffix: string;
  /** Requested paths in their order. */
  requestedPaths: string[];
  close: () => void;
}

const POLL_MS = 50;

async function waitWhileHanging(front: FrontServer, path: string): Promise<void> {
  while (front.hanging.has(path)) await new Promise((done) => setTimeout(done, POLL_MS));
}

/** Request headers for conditional requests and compression. */
const VARIANT_HEADERS = ['accept-encoding', 'if-none-match', 'if-modified-since'];

function forward(target: string, incoming: IncomingMessage, response: ServerResponse, suffix: string): void {
  const { method, headers, url = '/' } = incoming;
  const forwarded = Object.entries(headers).filter(([name]) => suffix === '' || !VARIANT_HEADERS.includes(name));
  const upstream = request(target + url, { method, headers: Object.fromEntries(forwarded) });
  upstream.on('response', (upstreamResponse) => {
    const returned = Object.entries(upstreamResponse.headers).filter(
      ([name]) => suffix === '' || name !== 'content-length',
    );
    response.writeHead(upstreamResponse.statusCode ?? 502, Object.fromEntries(returned));
    upstreamResponse.on('data', (chunk: Buffer) => response.write(chunk));
    upstreamResponse.on('end', () => response.end(suffix));
  });
  upstream.on('error', () => response.destroy());
  incoming.pipe(upstream);
}

/** Starts a proxy to `target` on a free port. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', target).pathname;
    front.requestedPaths.push(path);
    if (front.isDown) return void incoming.socket.destroy();
    void waitWhileHanging(front, path).then(() =>
      front.isDown
        ? incoming.socket.destroy()
        : forward(target, incoming, response, path === WORKER ? front.workerSuffix : ''),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front: FrontServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    hanging: new Set(),
    workerSuffix: '',
    requestedPaths: [],
    close: () => {
      front.hanging.clear();
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
