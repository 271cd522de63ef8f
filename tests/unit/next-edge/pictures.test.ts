import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Pictures from '@/lib/next-edge/http/pictures';
import { captureBffLog } from '../../support/captured-log';
import { startStandIn, type StandIn } from '../../support/stand-in';

captureBffLog();
let host: StandIn;
let server: Server;
let url: string;

const FOREVER = 'public, max-age=31536000, immutable';
const ADDRESS = '/api/v1/outfit-picture/female-daily-knit?v=0123456789abcdef&width=360';

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  const { sendKnownPicture, servePicture }: typeof Pictures = await import('@/lib/next-edge/http/pictures');
  server = createServer((request, response) => {
    if (!sendKnownPicture(request, response)) void servePicture(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await host.close();
});

const answerWith = (cacheControl: string) => {
  host.answer = (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'image/avif', 'cache-control': cacheControl, etag: '"p"' })
      .end('picture');
};

async function open(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(url + address, { headers });
  return { response, text: await response.text(), requests: host.requests.length };
}

it('requests a picture of a version once, and sends the same headers again', async () => {
  answerWith(FOREVER);
  const first = await open(ADDRESS);
  const again = await open(ADDRESS);
  expect([again.requests, again.text]).toEqual([first.requests, 'picture']);
  for (const name of ['content-type', 'cache-control', 'etag', 'x-content-type-options'])
    expect(again.response.headers.get(name)).toBe(first.response.headers.get(name));
  expect(again.response.headers.get('content-length')).toBe('7');
  const current = await open(ADDRESS, { 'if-none-match': '"p"' });
  expect([current.response.status, current.text, current.requests]).toEqual([304, '', first.requests]);
});

it('requests a picture without a valid version each time', async () => {
  answerWith('private, no-store');
  const first = await open(ADDRESS.replace('v=0', 'v=1'));
  const again = await open(ADDRESS.replace('v=0', 'v=1'));
  expect(again.requests).toBe(first.requests + 1);
});
