import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import type * as Edge from '@/lib/next-edge/http/shared-call';
import { makeOutfitList } from '../../support/outfit-list';
import { captureBffLog } from '../../support/captured-log';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

captureBffLog();
let host: StandIn;
let edge: typeof Edge;

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  edge = await import('@/lib/next-edge/http/shared-call');
});
afterAll(() => host.close());

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path of the edge layer, on a connection of its own. */
async function request(path: string, headers: Record<string, string>): Promise<Received> {
  const server = createServer((received, response) => void edge.serveSharedCall(received, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const received = await new Promise<Received>((resolve, reject) =>
    ask({ port, path, headers, agent: false }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) }),
    )
      .on('error', reject)
      .end(),
  );
  server.close();
  return received;
}

it.each(['localhost', 'evil.example', 'evil.example/api/v1/auth/profile?', 'a/api/v1/bookmark#', '@', 'a b'])(
  'a client with Host %j receives the response for its path',
  async (name) => {
    host.answer = json({ sidonm: '서울특별시', sggnm: '강남구' });
    const { status } = await request('/api/v1/region?lat=37.498&lon=127.027', { host: name });
    expect(status).toBe(200);
  },
);

it('sends the same response compressed and plain, whichever was requested first, with its length', async () => {
  const list = makeOutfitList({ alt: '코트 '.repeat(400) });
  host.answer = json(list);
  const path = '/api/v1/outfit?latitude=37.498&longitude=127.027';
  for (const personal of ['', '&hours=6-16@67.100'])
    for (const offers of ['gzip', 'identity', 'gzip']) {
      const { headers, body } = await request(path + personal, { 'accept-encoding': offers });
      expect(headers).toMatchObject({ 'content-length': String(body.length), vary: 'Accept-Encoding' });
      expect(headers['content-encoding']).toBe(offers === 'gzip' ? 'gzip' : undefined);
      expect(JSON.parse(String(offers === 'gzip' ? gunzipSync(body) : body))).toEqual(list);
    }
});

it('serves polls of calendars without the routing of Next.js, and pictures of widgets with it', async () => {
  const path = `/calendar/${'a'.repeat(43)}.ics`;
  const isServed = (url: string) => edge.isSharedCallRequest({ url } as never);
  expect([isServed(path), isServed(`/widget/${'a'.repeat(43)}.png`), isServed('/calendar')]).toEqual([
    true,
    false,
    false,
  ]);
  const etag = '"an-entity-tag"';
  host.answer = ({ headers }, response) => {
    const isKnown = headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : 200, { etag, 'content-type': 'text/calendar; charset=utf-8' });
    response.end(isKnown ? undefined : 'BEGIN:VCALENDAR');
  };
  const first = await request(path, {});
  expect([first.status, first.headers['content-type'], String(first.body)]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'BEGIN:VCALENDAR',
  ]);
  const again = await request(path, { 'if-none-match': etag });
  expect([again.status, again.headers.etag, again.body.length]).toEqual([304, etag, 0]);
});
