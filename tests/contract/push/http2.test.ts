import http2 from 'node:http2';
import { createHttpClient, type HttpClient, type HttpClientOptions } from '@/lib/api-host/push/http-client';
import { lookUpPublic } from '@/lib/api-host/push/web-push/public-address';
import { eventually } from '../../support/eventually';
import { PUSH_LIMITS } from '../../support/test-push';
import {
  LOOPBACK_CERTIFICATE,
  startTlsPushServer,
  type Respond,
  type TlsPushServer,
} from '../../support/tls-push-server';

let server: TlsPushServer;
let clients: HttpClient[];
beforeEach(() => (clients = []));
afterEach(async () => {
  for (const client of clients) client.close();
  await server.close();
});

function openClient(options: Partial<HttpClientOptions> = {}): HttpClient {
  const client = createHttpClient({ limitMs: 30_000, limits: PUSH_LIMITS, ca: LOOPBACK_CERTIFICATE, ...options });
  clients.push(client);
  return client;
}

const post = (client: HttpClient, body = 'a push', url = server.url) =>
  client.post({ url, headers: { TTL: '60', Urgency: 'normal' }, body });

/** Posts messages `0` to `count - 1` at once. Returns the statuses. */
const postMany = (client: HttpClient, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, at) => (await post(client, String(at))).status));

/** Holds responses back until `release` is called. */
function holdResponses() {
  const held: (() => void)[] = [];
  server.respond = (response) => void held.push(() => void response.writeHead(201).end());
  return {
    held,
    release: () => {
      server.respond = (response) => void response.writeHead(201).end();
      for (const respond of held.splice(0)) respond();
    },
  };
}

const accepted = (count: number) => Array<number>(count).fill(201);

describe('a push service with HTTP/2', () => {
  it('receives many requests at once over few connections', async () => {
    server = await startTlsPushServer();
    const { held, release } = holdResponses();
    const client = openClient();
    const statuses = postMany(client, 250);
    await eventually(
      () => held.length,
      (count) => count === 250,
    );
    expect(server.connections).toBe(3);
    expect(client.getCapacity(server.url.origin)).toBe(10_000);
    release();
    expect(await statuses).toEqual(accepted(250));
    expect([...server.versions]).toEqual(['2.0']);
    expect(await postMany(client, 100)).toEqual(accepted(100));
    expect(server.connections).toBe(3);
  });

  it('never has more requests than it allows, on no more connections than configured', async () => {
    server = await startTlsPushServer({ maxConcurrentStreams: 5 });
    const underWay = new Map<unknown, number>();
    let most = 0;
    server.respond = (response) => {
      const { session } = response.stream;
      const count = (underWay.get(session) ?? 0) + 1;
      underWay.set(session, count);
      most = Math.max(most, count);
      setImmediate(() => {
        underWay.set(session, underWay.get(session)! - 1);
        response.writeHead(201).end();
      });
    };
    const client = openClient({ limits: { connections: 3, streams: 100 } });
    await post(client);
    expect(await postMany(client, 300)).toEqual(accepted(300));
    expect(client.getCapacity(server.url.origin)).toBe(15);
    expect(most).toBeLessThanOrEqual(5);
    expect(server.connections).toBeLessThanOrEqual(3);
  });

  it('receives each push once if it closes its connections in between', async () => {
    server = await startTlsPushServer();
    const client = openClient({ limits: { connections: 4, streams: 10 } });
    let count = 0;
    server.respond = (response) => {
      response.writeHead(201).end();
      count += 1;
      if (count % 50 === 0) for (const session of server.sessions) session.close();
    };
    for (let round = 0; round < 10; round++) expect(await postMany(client, 100)).toEqual(accepted(100));
    const counts = new Map<string, number>();
    for (const body of server.bodies) counts.set(body, (counts.get(body) ?? 0) + 1);
    expect([...new Set(counts.values())]).toEqual([10]);
  });

  it('gets a request again that it refused before processing it, but not one that it aborted', async () => {
    server = await startTlsPushServer();
    const { NGHTTP2_REFUSED_STREAM, NGHTTP2_INTERNAL_ERROR } = http2.constants;
    const client = openClient();
    const resetOnce =
      (code: number): Respond =>
      (response) => {
        response.stream.close(code);
        server.respond = (next) => void next.writeHead(201).end();
      };
    server.respond = resetOnce(NGHTTP2_REFUSED_STREAM);
    expect((await post(client)).status).toBe(201);
    expect(server.bodies).toHaveLength(2);
    server.respond = resetOnce(NGHTTP2_INTERNAL_ERROR);
    await expect(post(client)).rejects.toThrow();
    expect(server.bodies).toHaveLength(3);
  });

  it('gets a request again on a new connection if the old one broke', async () => {
    server = await startTlsPushServer();
    server.respond = (response) => {
      server.respond = (next) => void next.writeHead(201).end();
      response.stream.session?.destroy();
    };
    expect((await post(openClient())).status).toBe(201);
    expect(server.connections).toBe(2);
  });

  it('loses a connection on which a request got no complete response in time', async () => {
    server = await startTlsPushServer();
    const client = openClient({ limitMs: 2_000 });
    server.respond = (response, { stream }) => {
      // Half a response to every other request, none to the others.
      if ((stream.id ?? 0) % 4 === 1) response.writeHead(500).write('.');
    };
    await Promise.all([1, 2].map(() => expect(post(client)).rejects.toThrow('in time')));
    await eventually(
      () => server.sessions.size,
      (count) => count === 0,
    );
    server.respond = (response) => void response.writeHead(201).end();
    expect((await post(openClient())).status).toBe(201);
    expect(server.connections).toBe(2);
  });

  it('gets no request again after the client was closed', async () => {
    server = await startTlsPushServer();
    const { held } = holdResponses();
    const client = openClient();
    const posted = expect(post(client)).rejects.toMatchObject({ name: 'ConnectionClosedError' });
    await eventually(
      () => held.length,
      (count) => count === 1,
    );
    client.close();
    await posted;
    await expect(post(client)).rejects.toMatchObject({ name: 'ConnectionClosedError' });
    expect([server.bodies.length, server.connections]).toEqual([1, 1]);
  });

  it('returns status, Retry-After and the start of the body', async () => {
    server = await startTlsPushServer();
    server.respond = (response) => void response.writeHead(429, { 'retry-after': '120' }).end('x'.repeat(1_000_000));
    const { status, retryAfter, body } = await post(openClient());
    expect({ status, retryAfter }).toEqual({ status: 429, retryAfter: '120' });
    expect(body.length).toBeLessThanOrEqual(16 * 1024);
  });
});

it('falls back to HTTP/1.1, with one request on each connection, if a service offers no HTTP/2', async () => {
  server = await startTlsPushServer('HTTP/1.1');
  const { held, release } = holdResponses();
  const client = openClient({ limits: { connections: 20, streams: 100 } });
  const statuses = postMany(client, 30);
  await eventually(
    () => held.length,
    (count) => count === 20,
  );
  expect(client.getCapacity(server.url.origin)).toBe(20);
  release();
  expect(await statuses).toEqual(accepted(30));
  expect([...server.versions]).toEqual(['1.1']);
});

it('rejects a service whose certificate is not trusted', async () => {
  server = await startTlsPushServer();
  await expect(post(openClient({ ca: undefined }))).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(server.bodies).toEqual([]);
});

it('does not connect to a name that resolves to a private address', async () => {
  server = await startTlsPushServer();
  const url = new URL(`https://localhost:${server.url.port}/`);
  await expect(post(openClient({ lookup: lookUpPublic }), 'a push', url)).rejects.toMatchObject({
    name: 'PrivateAddressError',
  });
  expect(server.connections).toBe(0);
});
