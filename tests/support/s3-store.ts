import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
}

/** An S3-compatible store for pictures with path-style addresses, in memory. */
export interface S3StandIn {
  url: string;
  /** Objects by bucket and key. */
  objects: Map<string, StoredObject>;
  /** Responds in place of the store; returns `take` to let the store handle the request. */
  refuse: ((request: IncomingMessage, response: ServerResponse) => void | 'take') | null;
  close: () => Promise<void>;
}

const STORED_HEADERS = /^(content-type|cache-control|x-amz-meta-.*)$/;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Stores an object, or returns 400 if its body does not match the signed hash. */
function put(objects: S3StandIn['objects'], key: string, body: Buffer, { headers }: IncomingMessage): number {
  if (headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) return 400;
  const stored = Object.entries(headers).filter(([name]) => STORED_HEADERS.test(name));
  objects.set(key, { body, headers: Object.fromEntries(stored) as Record<string, string> });
  return 200;
}

export async function startS3(port = 0): Promise<S3StandIn> {
  const store: S3StandIn = { url: '', objects: new Map(), refuse: null, close: async () => {} };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const body = await readBody(request);
    if (store.refuse && store.refuse(request, response) !== 'take') return;
    const isSigned =
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') || searchParams.has('X-Amz-Signature');
    const key = decodeURIComponent(pathname.slice(1));
    if (!isSigned) return void response.writeHead(403).end('AccessDenied');
    if (request.method === 'PUT') return void response.writeHead(put(store.objects, key, body, request)).end();
    const found = store.objects.get(key);
    if (!found) return void response.writeHead(404).end('NoSuchKey');
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  });
  // Without keep-alive, like the other stand-ins.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  store.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  store.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return store;
}
