// A server of shared answers as the front gives them, with metrics or, told so by its argument, without any. It says its
// port, and what it has computed so far (ms) whenever it is asked by a message.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { serveSharedCall } from '@/lib/next-edge/http/shared-call';
import { renderMetrics } from '@/lib/metrics/serve-metrics';

const nothing = () => undefined;

/** What counts does nothing, and what measures by itself is never begun. */
function doWithout(): void {
  const client = createRequire(__filename)('prom-client');
  for (const { prototype } of [client.Histogram, client.Counter, client.Gauge])
    for (const method of ['observe', 'inc', 'set']) if (method in prototype) prototype[method] = nothing;
  client.collectDefaultMetrics = nothing;
}

if (process.argv[2] === 'without') doWithout();
const server = createServer((request, response) => {
  if (request.url !== '/metrics') return void serveSharedCall(request, response);
  void renderMetrics().then((text) => response.end(text));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000);
});
process.once('disconnect', () => process.exit());
