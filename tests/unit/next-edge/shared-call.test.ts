import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type * as Front from '@/lib/next-edge/http/shared-call';
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

it.each(['localhost', 'evil.example', 'evil.example/api/v1/auth/profile?', 'a/api/v1/bookmark#', '@', 'a b'])(
  'a client with Host %j receives the response for its path',
  async (name) => {
    host.answer = json({ sidonm: '서울특별시', sggnm: '강남구' });
    const server = createServer((request, response) => void front.serveSharedCall(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const path = '/api/v1/region?lat=37.498&lon=127.027';
    const status = await new Promise((resolve, reject) =>
      ask({ port, path, headers: { host: name }, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(),
    );
    expect(status).toBe(200);
    server.close();
  },
);
