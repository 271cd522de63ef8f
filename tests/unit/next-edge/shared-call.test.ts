import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Front from '@/lib/next-edge/http/shared-call';
import { getSingleton } from '@/lib/singleton';
import { makeOutfitList } from '../../support/outfit-list';
import { captureBffLog } from '../../support/captured-log';
import { json, startStandIn, type StandIn } from '../../support/stand-in';

captureBffLog();
let host: StandIn;
let front: typeof Front;

beforeAll(async () => {
  host = await startStandIn();
  process.env.API_BASE_URL = host.url;
  front = await import('@/lib/next-edge/http/shared-call');
});
afterAll(() => host.close());

/** Requests a path of the front, on a connection of its own, and returns the status. */
async function request(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const server = createServer((received, response) => void front.serveSharedCall(received, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) =>
    ask({ port, path, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end(),
  );
  server.close();
  return status;
}

it.each(['localhost', 'evil.example', 'evil.example/api/v1/auth/profile?', 'a/api/v1/bookmark#', '@', 'a b'])(
  'a client with Host %j receives the response for its path',
  async (name) => {
    host.answer = json({ sidonm: '서울특별시', sggnm: '강남구' });
    const status = await request('/api/v1/region?lat=37.498&lon=127.027', { host: name });
    expect(status).toBe(200);
  },
);

it('compresses the body of a personal response without storing it, which others could notice', async () => {
  const stored = () => getSingleton('gzipped-answers', () => new Map<string, Buffer>());
  const path = '/api/v1/outfit?latitude=37.498&longitude=127.027';
  host.answer = json(makeOutfitList({ alt: '코트 '.repeat(400) }));
  const headers = { 'accept-encoding': 'gzip' };
  expect(await request(`${path}&hours=6-16@67.100`, headers)).toBe(200);
  expect(stored().size).toBe(0);
  expect(await request(path, headers)).toBe(200);
  expect(stored().size).toBe(1);
});
