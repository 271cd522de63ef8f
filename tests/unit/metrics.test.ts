import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { metrics } from '@/lib/metrics/metrics';
import { serveMetrics } from '@/lib/metrics/serve-metrics';

let server: Server;
let address: string;
beforeAll(async () => {
  server = serveMetrics(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const read = async () => (await fetch(`${address}/metrics`)).text();

it('reports calls, pushes and the process, and runs its collectors first', async () => {
  metrics().calls.observe({ module: 'bff', call: 'getRegion', method: 'GET', status: 200, cache: 'hit' }, 0.02);
  metrics().lateness.observe(3);
  metrics().collectors.add(() => metrics().openClaims.set(7));
  const text = await read();
  expect(text).toContain(
    'nalot_call_duration_seconds_count{module="bff",call="getRegion",method="GET",status="200",cache="hit"} 1',
  );
  expect(text).toContain('nalot_push_lateness_seconds_bucket{le="5"} 1');
  expect(text).toContain('nalot_push_claims_open 7');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
});

it('still reports if a collector fails', async () => {
  metrics().collectors.add(() => Promise.reject(new Error('the database is away')));
  expect(await read()).toContain('nodejs_eventloop_lag_p99_seconds');
});

// ASVS 13.4.5
it('is the only path on the port', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404);
});
