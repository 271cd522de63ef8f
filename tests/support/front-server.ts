import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const WORKER = '/firebase-messaging-sw.js';

/** What lies between a phone and the app: a network that can fail, hang, or bring a newer version of the worker. */
export interface FrontServer {
  /** An origin of its own, so that each test has its own worker and caches. */
  origin: string;
  /** No request is answered any more. */
  isDown: boolean;
  /** Requests of these paths wait for as long as they are in here. */
  hanging: Set<string>;
  /** Comes after the worker's code: another version of it. */
  workerSuffix: string;
  /** Paths that were asked for, newest last. */
  asked: string[];
  close: () => void;
}

const POLL_MS = 50;

async function whileHanging(front: FrontServer, path: string): Promise<void> {
  while (front.hanging.has(path)) await new Promise((done) => setTimeout(done, POLL_MS));
}

/** Headers with which a browser asks whether its copy is still good, or for another form of it. */
const ABOUT_COPIES = ['accept-encoding', 'if-none-match', 'if-modified-since'];

function pass(target: string, incoming: IncomingMessage, response: ServerResponse, suffix: string): void {
  const { method, headers, url = '/' } = incoming;
  const asked = Object.entries(headers).filter(([name]) => suffix === '' || !ABOUT_COPIES.includes(name));
  const onward = request(target + url, { method, headers: Object.fromEntries(asked) });
  onward.on('response', (answer) => {
    const given = Object.entries(answer.headers).filter(([name]) => suffix === '' || name !== 'content-length');
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(given));
    answer.on('data', (chunk: Buffer) => response.write(chunk));
    answer.on('end', () => response.end(suffix));
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}

/** Starts a front to `target`, on a port of its own. */
export async function startFrontServer(target: string): Promise<FrontServer> {
  const server = createServer((incoming, response) => {
    const path = new URL(incoming.url ?? '/', target).pathname;
    front.asked.push(path);
    if (front.isDown) return void incoming.socket.destroy();
    void whileHanging(front, path).then(() =>
      front.isDown
        ? incoming.socket.destroy()
        : pass(target, incoming, response, path === WORKER ? front.workerSuffix : ''),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front: FrontServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    hanging: new Set(),
    workerSuffix: '',
    asked: [],
    close: () => {
      front.hanging.clear();
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
}
